import type { DadosContexto } from './contexto.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** What tells which teeth are gone. */
type Boca = Pick<DadosContexto, 'dentesAusentes' | 'historico' | 'regras'>

/** The teeth that the patient no longer has: told by the initial situation, or taken out since. */
export function listAusentes({ dentesAusentes, historico, regras }: Boca): ReadonlySet<string> {
  const extraidos = historico.flatMap(({ codigoEvento, dente, data }) =>
    dente !== undefined && data !== undefined && regras(codigoEvento)?.removeDente ? [dente] : [],
  )
  return new Set([...dentesAusentes, ...extraidos])
}

/** Whether the event makes no sense on that tooth because it is gone: the rules would deny it with 3284. */
export const isNegadoPorAusencia = (
  { local, aceitaDenteAusente }: Pick<RegraEvento, 'local' | 'aceitaDenteAusente'>,
  dente: string,
  ausentes: ReadonlySet<string>,
): boolean => local === 'dente' && !aceitaDenteAusente && ausentes.has(dente)

/**
 * The teeth that an event is offered on: those of its rule that are there, and the others only where it makes sense on
 * an absent tooth (an implant, its crown). The rules would deny the rest with 3284.
 */
export function listDentesOfertados(
  { dentes, aceitaDenteAusente }: Pick<RegraEvento, 'dentes' | 'aceitaDenteAusente'>,
  boca: Boca,
): readonly string[] {
  if (aceitaDenteAusente) return dentes
  const ausentes = listAusentes(boca)
  return dentes.filter((dente) => !ausentes.has(dente))
}
