import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { createEscolha, type EscolhaStore } from '../odontograma/estado/escolha.ts'
import { listEscritos } from './escritos.ts'
import { tellEspera } from './situacaoEvento.ts'

/** Where the events of a guide are, or those of its draft while it was not sent. */
export const listLugares = (guia: GuiaDetalhada): string[] => [
  ...guia.eventos.map(({ codigoLocalizacao }) => codigoLocalizacao ?? ''),
  ...listEscritos(guia).map(({ dente, regiao }) => dente ?? regiao ?? ''),
]

/** The chart of a sent guide shows no supernumerary tooth. */
export const listDentes = (lugares: readonly string[]): string[] =>
  lugares.flatMap((lugar) => {
    const dente = findDente(lugar)
    return dente && !dente.supranumerario ? dente.codigo : []
  })

/**
 * Where the chart of a sent guide opens: at the first tooth whose event waits for the practice, or else at the first of any
 * event. A guide of regions only brings its `regioes` up, the first of them chosen, in its quarter (Interface B3); one that
 * has neither opens at none.
 */
export function openEscolha(guia: GuiaDetalhada): {
  escolha: EscolhaStore
  regioes: readonly string[] | undefined
  isSemLugar: boolean
} {
  const { eventos } = guia
  const aguardam = eventos.flatMap((evento) =>
    tellEspera(guia, evento) ? (evento.codigoLocalizacao ?? []) : [],
  )
  const lugares = listLugares(guia)
  const [dente] = listDentes([...aguardam, ...lugares])
  const regioes = lugares.flatMap((lugar) => findRegiao(lugar)?.codigo ?? [])
  const [regiao] = regioes
  const escolha = createEscolha(dente ?? findRegiao(regiao ?? '')?.dentes[0])
  const isSemLugar = dente === undefined && regiao === undefined
  if (dente !== undefined || regiao === undefined) return { escolha, regioes: undefined, isSemLugar }
  escolha.choose({ tipo: 'regiao', regiao })
  return { escolha, regioes, isSemLugar }
}
