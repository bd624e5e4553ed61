import { findRegiaoDoDente } from '../dente/regiao.tables.ts'
import type { LocalEvento, RegraEvento } from '../evento/regra/regraEvento.ts'

/** An exam that may be asked for: what its rule says of the form of a request. */
export type ExameOferecido = {
  readonly codigo: string
  readonly local: LocalEvento
  /** The teeth or regions that it takes; empty of an exam of the whole mouth. */
  readonly locais: readonly string[]
  readonly quantidadeMaxima: number
  /** Characters of justification that it asks of this patient; 0 for none. */
  readonly justificativaMinima: number
}

/** Whether the event is an exam that a dentist asks of a radiology unit. */
export const isExameOferecido = (regra: Pick<RegraEvento, 'radiologia' | 'ocultoPortal'>): boolean =>
  regra.radiologia && !regra.ocultoPortal

/** The form of a request of the event. `justificativaMinima` is the patient's to say: none is asked here. */
export const toExameOferecido = (
  regra: Pick<
    RegraEvento,
    'codigoEvento' | 'local' | 'dentes' | 'regioes' | 'permiteQuantidade' | 'quantidadeMaxima'
  >,
): ExameOferecido => ({
  codigo: regra.codigoEvento,
  local: regra.local,
  locais: regra.local === 'dente' ? regra.dentes : regra.regioes,
  quantidadeMaxima: regra.permiteQuantidade ? regra.quantidadeMaxima : 1,
  justificativaMinima: 0,
})

/** The place of an exam that a tooth of the odontogram chooses: the tooth, or the smallest region that holds it. */
export function findLocalDoDente(
  exame: Pick<ExameOferecido, 'local' | 'locais'>,
  dente: string,
): string | undefined {
  if (exame.local === 'regiao') return findRegiaoDoDente(exame.locais, dente)?.codigo
  return exame.locais.find((codigo) => codigo === dente)
}
