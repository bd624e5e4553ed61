import { addDays } from '../calendario/dataCivil.ts'

const DIAS = 30

/** The last civil day on which a password released on `dia` is good. The specification leaves the term to the operator. */
export const endValidadeSenha = (dia: string): string => addDays(dia, DIAS)
