import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { Motivo } from '@portal/contract/motivo.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/call.ts'
import { contextoQuery } from '../../guia/guia.queries.ts'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import type { Salvamento } from '../salvamento/saver.ts'
import { type Avaliacao, judge } from './evaluateRascunho.ts'
import { type CondicaoEnvio, type Previsao, predictEnvio } from './previsao.ts'

type Severidades = readonly Pick<Motivo, 'severidade'>[]

/** What decides an item; notices do not. */
const weigh = (motivos: Severidades): string =>
  [...new Set(motivos.map(({ severidade }) => severidade))]
    .filter((severidade) => severidade !== 'aviso')
    .sort()
    .join()

type Resposta = {
  statusFicha: number | null
  itens: readonly { numeroSequencialInclusao: number; motivos: Severidades }[]
}

/** Whether the operator would decide the guide, and every item, as the screen says. */
export function isMesmaDecisao(
  avaliacao: Avaliacao,
  statusFicha: number | null,
  resposta: Resposta,
): boolean {
  const itensIguais = resposta.itens.every(({ numeroSequencialInclusao, motivos }) => {
    const daTela = avaliacao.get(numeroSequencialInclusao)
    return daTela !== undefined && weigh(daTela.motivos) === weigh(motivos)
  })
  return itensIguais && statusFicha === resposta.statusFicha
}

// What the screen judged on, numbered: the operator is asked again when it changes, and only then.
const numeros = new WeakMap<RegrasDaGuia, number>()
let proximo = 1
function numberOf(regras: RegrasDaGuia): number {
  const numero = numeros.get(regras) ?? proximo++
  numeros.set(regras, numero)
  return numero
}

/** Whether the operator's answer is there, and says what the screen says. */
export type Conferencia = 'igual' | 'diferente' | undefined

export type Simulacao = {
  conferencia: Conferencia
  avaliacao: Avaliacao
  previsao: Previsao
}

/**
 * Asks the operator what it would decide, once the draft is saved. Both sides run the same rules; when they differ,
 * what the screen judges on has grown old (another guide, a new waiting period): the operator's answer is shown, and
 * the facts are fetched again.
 */
export function useSimulacao(
  guia: GuiaDetalhada,
  conteudo: Conteudo,
  { regras, avaliacao, condicao }: { regras: RegrasDaGuia; avaliacao: Avaliacao; condicao: CondicaoEnvio },
  { fase, revisao }: Salvamento,
): Simulacao {
  const queryClient = useQueryClient()
  const { numeroFicha } = guia
  const { itens } = conteudo
  const justificativa = toTextoGuardado(conteudo.justificativa)
  const isSalvo = fase === 'salvo'
  const { data, dataUpdatedAt } = useQuery({
    // The revision stands for the content, so that typing makes no new question until it is saved.
    queryKey: ['rascunho.simulateGuia', numeroFicha, revisao, numberOf(regras)],
    queryFn: ({ signal }) =>
      call(rascunho.simulateGuia, {
        body: { numeroFicha, itens, ...(justificativa && { justificativa }) },
        signal,
      }),
    enabled: isSalvo && itens.length > 0,
    gcTime: 60_000,
  })
  const daOperadora = useMemo(
    () =>
      data &&
      new Map(data.itens.map((item) => [item.numeroSequencialInclusao, judge(item.motivos)] as const)),
    [data],
  )
  const previsao = predictEnvio(avaliacao, condicao)
  const isRespondida = isSalvo && data !== undefined && daOperadora !== undefined
  const isVelha = isRespondida && !isMesmaDecisao(avaliacao, previsao.statusFicha, data)
  useEffect(() => {
    if (!isVelha) return
    const { queryKey } = contextoQuery(numeroFicha)
    const lido = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (lido < dataUpdatedAt) void queryClient.invalidateQueries({ queryKey })
  }, [isVelha, dataUpdatedAt, numeroFicha, queryClient])
  if (!isRespondida) return { conferencia: undefined, avaliacao, previsao }
  if (!isVelha) return { conferencia: 'igual', avaliacao, previsao }
  const vista = { ...predictEnvio(daOperadora, condicao), statusFicha: data.statusFicha }
  return { conferencia: 'diferente', avaliacao: daOperadora, previsao: vista }
}
