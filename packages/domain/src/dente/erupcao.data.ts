/**
 * The youngest usual age of eruption of each tooth, in months. Source: the chronology of Logan and Kronfeld as revised
 * by Schour, in the eruption charts of the American Dental Association. Teeth that share a row erupt together on both
 * sides; the order is that of the mouth, from the midline backwards.
 */
export const ERUPCOES = [
  { dentes: ['11', '21'], meses: 84 },
  { dentes: ['12', '22'], meses: 96 },
  { dentes: ['13', '23'], meses: 132 },
  { dentes: ['14', '24'], meses: 120 },
  { dentes: ['15', '25'], meses: 120 },
  { dentes: ['16', '26'], meses: 72 },
  { dentes: ['17', '27'], meses: 144 },
  { dentes: ['18', '28'], meses: 204 },
  { dentes: ['31', '41'], meses: 72 },
  { dentes: ['32', '42'], meses: 84 },
  { dentes: ['33', '43'], meses: 108 },
  { dentes: ['34', '44'], meses: 120 },
  { dentes: ['35', '45'], meses: 132 },
  { dentes: ['36', '46'], meses: 72 },
  { dentes: ['37', '47'], meses: 132 },
  { dentes: ['38', '48'], meses: 204 },
  { dentes: ['51', '61'], meses: 8 },
  { dentes: ['52', '62'], meses: 9 },
  { dentes: ['53', '63'], meses: 16 },
  { dentes: ['54', '64'], meses: 13 },
  { dentes: ['55', '65'], meses: 25 },
  { dentes: ['71', '81'], meses: 6 },
  { dentes: ['72', '82'], meses: 10 },
  { dentes: ['73', '83'], meses: 17 },
  { dentes: ['74', '84'], meses: 14 },
  { dentes: ['75', '85'], meses: 23 },
] as const

/**
 * How much earlier than usual a tooth may still come, in months: ours, wide enough for the early permanent teeth that
 * follow a lost deciduous one, and for teeth present at birth.
 */
export const ANTECIPACOES = { permanente: 24, decidua: 6 } as const
