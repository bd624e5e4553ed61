import { DENTES, type Dente } from '../../dente/dente.tables.ts'

/**
 * Which teeth a list of the form takes: those that the dentition has; besides them the permanent ones that are not there
 * yet, of what a radiograph shows of their germs; the supernumerary ones alone; or whatever may be taken out.
 */
export type ConjuntoDentes = 'daDenticao' | 'comGermes' | 'supranumerarios' | 'extraiveis'

const DECIDUA = 1
const PERMANENTE = 3

/** Nobody has told the dentition yet: any tooth may be meant. */
const hasDenticao = ({ denticao }: Dente, codigo: number | undefined): boolean => {
  if (codigo === DECIDUA) return denticao === 'decidua'
  return codigo !== PERMANENTE || denticao === 'permanente'
}

const conjuntos: Readonly<Record<ConjuntoDentes, (dente: Dente, denticao: number | undefined) => boolean>> = {
  daDenticao: (dente, denticao) => !dente.supranumerario && hasDenticao(dente, denticao),
  comGermes: (dente, denticao) =>
    !dente.supranumerario && (dente.denticao === 'permanente' || hasDenticao(dente, denticao)),
  supranumerarios: (dente, denticao) =>
    dente.supranumerario && (dente.denticao === 'permanente' || hasDenticao(dente, denticao)),
  extraiveis: (dente, denticao) =>
    hasDenticao(dente, denticao) || (dente.supranumerario && dente.denticao === 'permanente'),
}

/** The teeth that a list takes, in the order of table 28, by the code of the form's dentition. */
export const listDentes = (conjunto: ConjuntoDentes, denticao: number | undefined): readonly Dente[] =>
  DENTES.filter((dente) => conjuntos[conjunto](dente, denticao))
