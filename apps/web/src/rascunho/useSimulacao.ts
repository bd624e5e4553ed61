import type { Motivo } from '@portal/contract/motivo.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { contextoQuery } from '../guia/guia.queries.ts'
import type { Avaliacao } from './evaluateRascunho.ts'
import type { Conteudo } from './rascunhoReducer.ts'
import type { Salvamento } from './salvamento.ts'

type Severidades = readonly Pick<Motivo, 'severidade'>[]

/** What decides an item; notices do not. */
const weigh = (motivos: Severidades): string =>
  [...new Set(motivos.map(({ severidade }) => severidade))]
    .filter((severidade) => severidade !== 'aviso')
    .sort()
    .join()

type Resposta = { itens: { numeroSequencialInclusao: number; motivos: Severidades }[] }

/** Whether the operator would decide every item as the screen says. */
export function isMesmaDecisao(avaliacao: Avaliacao, { itens }: Resposta): boolean {
  return itens.every(({ numeroSequencialInclusao, motivos }) => {
    const daTela = avaliacao.get(numeroSequencialInclusao)
    return daTela !== undefined && weigh(daTela.motivos) === weigh(motivos)
  })
}

/**
 * Asks the operator what it would decide, once the draft is saved. Both sides run the same rules; when they differ,
 * what the screen judges on has grown old (another guide, a new waiting period), and it is fetched again.
 */
export function useSimulacao(
  numeroFicha: number,
  conteudo: Conteudo,
  avaliacao: Avaliacao,
  { fase, revisao }: Salvamento,
) {
  const queryClient = useQueryClient()
  const { itens, justificativa } = conteudo
  const isSalvo = fase === 'salvo'
  const { data, dataUpdatedAt } = useQuery({
    // The revision stands for the content, so that typing makes no new question until it is saved.
    queryKey: ['rascunho.simulateGuia', numeroFicha, revisao],
    queryFn: ({ signal }) =>
      call(rascunho.simulateGuia, {
        body: { numeroFicha, itens, ...(justificativa.trim() && { justificativa: justificativa.trim() }) },
        signal,
      }),
    enabled: isSalvo && itens.length > 0,
    gcTime: 60_000,
  })
  const isConferida = isSalvo && data !== undefined && isMesmaDecisao(avaliacao, data)
  const isVelha = isSalvo && data !== undefined && !isConferida
  useEffect(() => {
    if (!isVelha) return
    const { queryKey } = contextoQuery(numeroFicha)
    const lido = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (lido < dataUpdatedAt) void queryClient.invalidateQueries({ queryKey })
  }, [isVelha, dataUpdatedAt, numeroFicha, queryClient])
  return isConferida
}
