import { producao } from '@portal/contract/producao.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('producao.getEventosRealizados', producao.getEventosRealizados, nada),
  entrada('producao.getBeneficiariosAtendidos', producao.getBeneficiariosAtendidos, nada),
  entrada('producao.getFerramentasDigitais', producao.getFerramentasDigitais, nada),
  entrada('producao.getEvolucaoRepasse', producao.getEvolucaoRepasse, () => ({ query: {} })),
  entrada('producao.listEventosRealizados', producao.listEventosRealizados, () => ({
    body: { mes: '2026-11' },
  })),
  entrada('producao.listBeneficiariosAtendidos', producao.listBeneficiariosAtendidos, () => ({
    body: { mes: '2026-11' },
  })),
  entrada('producao.listGuiasEncaminhadas', producao.listGuiasEncaminhadas, () => ({ body: {} })),
]
