import { addDays } from '../calendario/dataCivil.ts'
import { findVigente } from '../calendario/vigencia.ts'
import type { CodigoGlosaMotivo } from '../glosa/ajudaGlosa.ts'
import type { Rede } from '../rede/rede.tables.ts'

/** The term of an appeal in the contracts of a network, from a day on. */
export type PrazoRecurso = {
  readonly rede: Rede
  readonly desde: string
  /** Civil days, from the day on which the denial was informed. */
  readonly dias: number
  /** The denial of a late appeal: 2907 says 180 days, 2909 any other term. */
  readonly glosa: Extract<CodigoGlosaMotivo, '2907' | '2909'>
}

export type PedidoRecurso = {
  /** The date on which the provider was told of the denial. */
  readonly dataGlosa: string
  readonly hoje: string
  /** The contract's, on the date of the denial (`findPrazoRecurso`). */
  readonly prazo: Pick<PrazoRecurso, 'dias' | 'glosa'>
  /** Appeals already sent for the guide, whatever became of them. */
  readonly recursosAnteriores: number
}

/** The term in force in a network on a day; none before its first contract. */
export function findPrazoRecurso(
  prazos: readonly PrazoRecurso[],
  rede: Rede,
  dia: string,
): PrazoRecurso | undefined {
  return findVigente(
    prazos.filter((prazo) => prazo.rede === rede),
    dia,
  )
}

/** Last civil date on which the guide may be appealed. */
export function fimPrazoRecurso(dataGlosa: string, { dias }: Pick<PrazoRecurso, 'dias'>): string {
  return addDays(dataGlosa, dias)
}

/**
 * Last civil date on which the operator answers: it has the same number of days as the clinic had (Operadora §4), from
 * the day on which the appeal was sent.
 */
export function fimRespostaRecurso(dataEnvio: string, { dias }: Pick<PrazoRecurso, 'dias'>): string {
  return addDays(dataEnvio, dias)
}

/** The denial codes that stop an appeal; none when it may be sent. */
export function listImpedimentosRecurso(pedido: PedidoRecurso): readonly CodigoGlosaMotivo[] {
  const impedimentos: CodigoGlosaMotivo[] = []
  const { dataGlosa, hoje, prazo } = pedido
  if (hoje > fimPrazoRecurso(dataGlosa, prazo)) impedimentos.push(prazo.glosa)
  if (pedido.recursosAnteriores > 0) impedimentos.push('2904')
  return impedimentos
}
