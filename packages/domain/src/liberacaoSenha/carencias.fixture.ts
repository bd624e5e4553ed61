/** Waiting periods in which every class waits: urgency a day, the others as long as plans let them. */
export const CARENCIAS = {
  urgencia: 1,
  basica: 30,
  dentistica: 60,
  endodontia: 120,
  periodontia: 120,
  odontopediatria: 120,
  cirurgia: 120,
  protese: 180,
  implante: 180,
  ortodontia: 180,
  especial: 180,
}
