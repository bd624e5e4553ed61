import { termo } from '@portal/contract/termo.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const recusas: Matriz['recusas'] = {
  // Another network's, and a version that was replaced.
  'termo.createAceite API-TER-0001': (cena) => cena.call(0, { body: { codigoDocumento: 204 } }),
  'termo.createAceite API-TER-0002': (cena) => cena.call(0, { body: { codigoDocumento: 101 } }),
  'termo.getAceito API-TER-0001': (cena) => cena.call(0, { query: { codigoDocumento: 204 } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('termo.getPendencia', termo.getPendencia, nada),
  entrada('termo.listPendentes', termo.listPendentes, nada),
  entrada('termo.createAceite', termo.createAceite, () => ({ body: { codigoDocumento: 104, global: true } })),
  entrada('termo.listAceitos', termo.listAceitos, nada),
  entrada('termo.getAceito', termo.getAceito, () => ({ query: { codigoDocumento: 101 } })),
]
