import type { Motivo } from '../evento/motivo.ts'
import { textoMotivo } from '../glosa/glosaMotivo.ts'
import { isPrazoPerdido } from '../guia/avisoPagamento.ts'
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
 * The terms of a guide that is done and not forwarded, apart: the first day that has passed, with all that has lapsed, and
 * the next one that can still be met, with all that can.
 */
export function listApresentacoes(
  porApresentar: readonly PorApresentar[],
  hoje: string,
): { prazo: string; centavos: number }[] {
  const isPerdido = ({ apresentarAte }: PorApresentar) => isPrazoPerdido(apresentarAte, hoje)
  return [porApresentar.filter(isPerdido), porApresentar.filter((um) => !isPerdido(um))].flatMap((parte) => {
    const [prazo] = parte.map(({ apresentarAte }) => apresentarAte).toSorted()
    return prazo === undefined ? [] : [{ prazo, centavos: parte.reduce((soma, um) => soma + um.centavos, 0) }]
  })
}
