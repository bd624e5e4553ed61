import type { ClasseCarencia } from '../evento/regra/regraEvento.ts'

/**
 * The waiting-period class that a specialty is about: while it runs, a guide of that specialty would be in vain.
 * A specialty that is not listed (general clinic, diagnosis, prevention ...) waits as the basic class does.
 */
const classes: Readonly<Record<number, ClasseCarencia>> = {
  2: 'dentistica',
  3: 'endodontia',
  4: 'periodontia',
  5: 'cirurgia',
  9: 'odontopediatria',
  13: 'protese',
  15: 'protese',
  16: 'implante',
  18: 'urgencia',
}

export const getClasseEspecialidade = (codigoEspecialidade: number): ClasseCarencia =>
  classes[codigoEspecialidade] ?? 'basica'
