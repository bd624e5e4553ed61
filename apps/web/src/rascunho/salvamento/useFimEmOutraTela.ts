import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isEmRascunho } from '../../guia/estado/isEmRascunho.ts'
import { guiaQuery } from '../../guia/guia.queries.ts'
import { notice } from '../../ui/notice.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { explainFora } from './explainFora.ts'
import type { FaseSalvamento } from './saver.ts'

type Form = {
  conteudo: Conteudo
  linha: { texto: string }
  salvamento: { fase: FaseSalvamento }
  describe: (codigoEvento: string) => string
}

function sayFim({ bloqueio, statusFicha: status }: GuiaDetalhada): string {
  if (bloqueio) return 'bloqueada'
  return status === statusFicha.cancelada ? 'cancelada' : 'enviada'
}

/** Whether this page writes, or has written since the guide was read at that instant. */
const hasEscrito = (client: QueryClient, lidaEm: number): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(
      ({ state: { status, submittedAt } }) =>
        status === 'pending' || (status === 'success' && submittedAt >= lidaEm),
    )

/**
 * The form gives way to the result under the hands of whoever types in it when another screen sends or cancels the guide: it
 * says so as it goes, and names what was here alone. What a write of this page does is told by that write itself.
 */
export function useFimEmOutraTela(guia: GuiaDetalhada, form: Form): void {
  const { numeroFicha } = guia
  const client = useQueryClient()
  const { queryKey } = guiaQuery(numeroFicha)
  // As a draft: the reading that shows its end may be here before the write that made it is over.
  const lidaEm = useRef(0)
  useEffect(() => {
    const atual = client.getQueryData(queryKey)
    if (atual && isEmRascunho(atual)) lidaEm.current = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  })
  const tell = useEffectEvent(() => {
    const atual = client.getQueryData(queryKey)
    if (!atual || isEmRascunho(atual) || hasEscrito(client, lidaEm.current)) return
    const { conteudo, linha, salvamento, describe } = form
    const desta = { conteudo, linha: linha.texto, isSalvo: salvamento.fase === 'salvo' }
    // Locked it keeps its draft, and the copy in this browser what was not saved.
    const fora = atual.bloqueio ? undefined : explainFora(desta, atual.eventos, describe)
    notice.push({
      tone: fora ? 'atencao' : 'informacao',
      title: `A guia ${numeroFicha} foi ${sayFim(atual)} em outra tela`,
      text: fora,
      about: `guia ${numeroFicha}`,
    })
  })
  useEffect(() => () => tell(), [])
}
