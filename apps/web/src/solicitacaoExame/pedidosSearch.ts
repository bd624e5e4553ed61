import {
  getStatusSolicitacao,
  type StatusSolicitacao,
} from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'

/** What the address of the exam requests holds: statuses joined by commas, and the key of one patient. */
export type PedidosSearch = { status?: string; paciente?: string }

/** The statuses of an address; those that there are not are dropped. */
export const listStatus = ({ status = '' }: PedidosSearch): StatusSolicitacao[] =>
  status.split(',').flatMap((codigo) => getStatusSolicitacao(codigo)?.codigo ?? [])

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readPedidosSearch(raw: Record<string, unknown>): PedidosSearch {
  const status = [...new Set(listStatus({ status: String(raw.status ?? '') }))].join(',')
  const paciente = String(raw.paciente ?? '')
  return {
    ...(status && { status }),
    ...(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(paciente) && { paciente }),
  }
}

/** The address with a status more, or without it. */
export function toggleStatus(search: PedidosSearch, codigo: string): PedidosSearch {
  const antes: readonly string[] = listStatus(search)
  const depois = antes.includes(codigo) ? antes.filter((um) => um !== codigo) : [...antes, codigo]
  return readPedidosSearch({ ...search, status: depois.join(',') })
}
