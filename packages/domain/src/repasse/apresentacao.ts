import type { Motivo } from '../evento/motivo.ts'
import { textoMotivo } from '../glosa/glosaMotivo.ts'
import type { JanelaData } from '../guia/dataRealizacao.ts'
import type { Rede } from '../rede/rede.tables.ts'
import { type CalendarioRepasse, fimApresentacao, findCalendarioRepasse } from './calendarioRepasse.ts'

/** Last day on which an event of a date may be forwarded to payment, by the contract of the network on that date. */
export const fimApresentacaoNaRede = (
  calendarios: readonly CalendarioRepasse[],
  rede: Rede,
  dataRealizacao: string,
): string => fimApresentacao(findCalendarioRepasse(calendarios, rede, dataRealizacao), dataRealizacao)

/** Denied 3091: forwarded after the contract's days (Operadora §4). None for an event without a date. */
export function listForaDoPrazo(
  calendarios: readonly CalendarioRepasse[],
  { dataRealizacao }: { dataRealizacao: string | null },
  rede: Rede,
  apresentadaEm: string,
): Motivo[] {
  if (dataRealizacao === null || apresentadaEm <= fimApresentacaoNaRede(calendarios, rede, dataRealizacao))
    return []
  return [{ codigoGlosa: '3091', severidade: 'glosa', campo: 'data', texto: textoMotivo('3091') }]
}

/**
 * The window where its last day is too late to be forwarded today: none of its days is paid (3091). What the days before
 * bound besides stays as it is.
 */
export function closeAtrasada(
  calendarios: readonly CalendarioRepasse[],
  janela: JanelaData,
  rede: Rede,
  hoje: string,
): JanelaData {
  const { ate } = janela
  const [tarde] = listForaDoPrazo(calendarios, { dataRealizacao: ate }, rede, hoje)
  return tarde
    ? { ...janela, ate: null, depois: { codigoGlosa: tarde.codigoGlosa, texto: tarde.texto } }
    : janela
}

/** What is done and not forwarded: the last day on which it may be, and the cents that the operator owes for it. */
export type PorApresentar = { apresentarAte: string; centavos: number }

/**
 * The terms of a guide that is done and not forwarded, each day with its own money: what one gives up of them, and what has
 * lapsed, is of no other day.
 */
export const listApresentacoes = (
  porApresentar: readonly PorApresentar[],
): { prazo: string; centavos: number }[] =>
  [...Map.groupBy(porApresentar, ({ apresentarAte }) => apresentarAte)]
    .map(([prazo, doDia]) => ({ prazo, centavos: doDia.reduce((soma, { centavos }) => soma + centavos, 0) }))
    .toSorted((um, outro) => um.prazo.localeCompare(outro.prazo))
