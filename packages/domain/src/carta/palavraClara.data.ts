import type { ClasseCarencia } from '../evento/regra/classeCarencia.tables.ts'

/** What kind of treatment an event is, in the patient's words. */
export const TRATAMENTOS_CLAROS: Readonly<Record<ClasseCarencia, string>> = {
  urgencia: 'atendimento de urgência',
  basica: 'consulta, exame ou prevenção',
  dentistica: 'restauração (obturação)',
  odontopediatria: 'tratamento de criança',
  periodontia: 'tratamento da gengiva',
  endodontia: 'tratamento de canal',
  cirurgia: 'cirurgia na boca',
  protese: 'prótese (coroa, ponte ou dentadura)',
  ortodontia: 'tratamento com aparelho',
  implante: 'implante',
  especial: 'exame especial',
}

/** The sides of a tooth in the patient's words, by their letters in TISS table 32. */
export const LADOS_CLAROS: readonly (readonly [face: string, nome: string])[] = [
  ['M', 'lado virado para o meio da boca'],
  ['O', 'parte que mastiga'],
  ['D', 'lado virado para o fundo da boca'],
  ['V', 'lado da bochecha ou dos lábios'],
  ['L', 'lado da língua'],
  ['P', 'lado do céu da boca'],
  ['I', 'borda que corta'],
]
