import { comunicado } from '@portal/contract/comunicado.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('comunicado.listDashboard', comunicado.listDashboard, () => ({ query: {} })),
  entrada('comunicado.searchComunicados', comunicado.searchComunicados, () => ({ query: {} })),
  entrada('comunicado.getContador', comunicado.getContador, nada),
  entrada('comunicado.getComunicado', comunicado.getComunicado, () => ({ query: { codComunicado: 4 } })),
  entrada('comunicado.acknowledgeComunicado', comunicado.acknowledgeComunicado, () => ({
    query: { codComunicado: 4 },
  })),
]
