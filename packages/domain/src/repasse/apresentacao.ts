import { addDays } from '../calendario/dataCivil.ts'
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

/** The latest date of an event whose term may end on or before a day, by any contract: later ones need no look. */
export const latestDataAte = (calendarios: readonly CalendarioRepasse[], ate: string): string =>
  addDays(ate, -Math.min(...calendarios.map(({ diasApresentacao }) => diasApresentacao)))

/** What was done on a day and is not forwarded, with the cents that the operator owes for it. */
export type RealizadoNoDia = { dataRealizacao: string; centavos: number }

/**
 * The term of a guide that is done and not forwarded, of which the oldest date comes first, and what is denied of it by a
 * day. Undefined while no term ends by then.
 */
export function findApresentacao(
  calendarios: readonly CalendarioRepasse[],
  realizados: readonly RealizadoNoDia[],
  rede: Rede,
  ate: string,
): { prazo: string; centavos: number } | undefined {
  const aPerder = realizados
    .map(({ dataRealizacao, centavos }) => ({
      prazo: fimApresentacaoNaRede(calendarios, rede, dataRealizacao),
      centavos,
    }))
    .filter(({ prazo }) => prazo <= ate)
    .toSorted((um, outro) => um.prazo.localeCompare(outro.prazo))
  const [primeiro] = aPerder
  return (
    primeiro && {
      prazo: primeiro.prazo,
      centavos: aPerder.reduce((soma, { centavos }) => soma + centavos, 0),
    }
  )
}
