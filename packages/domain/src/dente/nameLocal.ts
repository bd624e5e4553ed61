import { findDente } from './dente.tables.ts'
import { findRegiao } from './regiao.tables.ts'

/** The name of a tooth or region; empty of what is neither. */
export const nameLocal = (codigo: string): string => findDente(codigo)?.nome ?? findRegiao(codigo)?.nome ?? ''
