import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const recusas: Matriz['recusas'] = {
  'pacienteInativo.acknowledgePendentes API-GTO-0001': (cena) =>
    cena.call(0, { body: { numerosFicha: [799_999_999] } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('pacienteInativo.listPendentes', pacienteInativo.listPendentes, nada),
  entrada('pacienteInativo.acknowledgePendentes', pacienteInativo.acknowledgePendentes, () => ({ body: {} })),
  entrada('pacienteInativo.listRecentes', pacienteInativo.listRecentes, nada),
  entrada('pacienteInativo.getTotal', pacienteInativo.getTotal, nada),
  entrada('pacienteInativo.listPacientes', pacienteInativo.listPacientes, () => ({
    query: { opcao: 'TODOS' as const },
  })),
  entrada('pacienteInativo.exportPacientes', pacienteInativo.exportPacientes, () => ({
    query: { opcao: 'TODOS' as const },
  })),
]
