import { credenciado } from '@portal/contract/credenciado.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('credenciado.getInfo', credenciado.getInfo, nada),
  entrada('credenciado.getParticularidades', credenciado.getParticularidades, nada),
  entrada('credenciado.listEspecialidades', credenciado.listEspecialidades, nada),
  entrada('credenciado.getTotalSenhas', credenciado.getTotalSenhas, nada),
  entrada('credenciado.getGtoPendentes', credenciado.getGtoPendentes, nada),
  entrada('credenciado.exportStatusSenha', credenciado.exportStatusSenha, nada),
]
