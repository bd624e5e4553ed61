import { credenciado } from '@portal/contract/credenciado.ts'
import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Name, network, session protocol and days until the password expires. */
export const infoQuery = queryOptions({
  queryKey: ['credenciado.getInfo'],
  queryFn: ({ signal }) => call(credenciado.getInfo, { signal }),
  staleTime: 5 * 60_000,
})

/** The flags that decide brand, menu locks and entry dialogs (Spec §6). Without `signal`, as `menuQuery`: guards wait for them. */
export const particularidadesQuery = queryOptions({
  queryKey: ['credenciado.getParticularidades'],
  queryFn: () => call(credenciado.getParticularidades),
  staleTime: 5 * 60_000,
})

/** What the provider attends in. */
export const especialidadesQuery = queryOptions({
  queryKey: ['credenciado.listEspecialidades'],
  queryFn: ({ signal }) => call(credenciado.listEspecialidades, { signal }),
  staleTime: 5 * 60_000,
})

/** Passwords released today and this month, and those whose guide was not sent yet. */
export const totalSenhasQuery = queryOptions({
  queryKey: ['credenciado.getTotalSenhas'],
  queryFn: ({ signal }) => call(credenciado.getTotalSenhas, { signal }),
})

/** Guides that wait for the provider: how many, and those with the nearest terms. */
export const gtoPendentesQuery = queryOptions({
  queryKey: ['credenciado.getGtoPendentes'],
  queryFn: ({ signal }) => call(credenciado.getGtoPendentes, { signal }),
})

/** The workbook of the passwords, with the state and the validity of each. */
export const pedidoStatusSenha: PedidoExportacao = {
  operacao: 'credenciado.exportStatusSenha',
  entrada: {},
}
