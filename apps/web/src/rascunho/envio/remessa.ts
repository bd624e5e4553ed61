import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { ParteEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { type ErroApi, isErroApi } from '../../api/erroApi.ts'
import { toNotice } from '../../api/notice.ts'

/** What the sending of the guide leaves to send of one event. */
export type Remessa = (sequencial: number) => readonly ParteEnvio[]

/** Refusals that name events of the form, by their sequence. */
const porEvento = ['API-GTO-0014', 'API-GTO-0015', 'API-GTO-0023', 'API-GTO-0045']

export const namesEventos = (error: unknown): error is ErroApi =>
  isErroApi(error) && porEvento.includes(error.codigo)

/** Refusals of the orthodontic form, which name its fields. */
export const namesCampos = (error: unknown): error is ErroApi =>
  isErroApi(error) && error.codigo.startsWith('API-FOR-')

type Envio = {
  isPending: boolean
  error: Error | null
  /** What was sent last. */
  variables: { itens: readonly ItemRascunho[] } | undefined
}

/**
 * The sending of a draft as each of its events sees it: on its way, or refused, and why. A refusal that names events is
 * of those alone, and of none any more once the events were changed: they are another question. So is one of the form.
 */
export function toRemessa({ isPending, error, variables }: Envio, itens: readonly ItemRascunho[]): Remessa {
  if (isPending) return () => ['naFila']
  if (!error || namesCampos(error) || variables?.itens !== itens) return () => []
  if (!namesEventos(error)) return () => [{ erro: toNotice(error).text ?? '' }]
  return (sequencial) =>
    error.detalhes.flatMap(({ item, mensagem }) => (item === sequencial ? [{ erro: mensagem }] : []))
}
