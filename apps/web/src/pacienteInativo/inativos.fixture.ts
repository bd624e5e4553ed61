/** Open guides of patients whose plan has ended: one that waits, and one acknowledged. */
export const sem = {
  numeroFicha: 700001,
  nomeAssociado: 'Mariana Alves Ribeiro',
  statusFicha: 1,
  fimCobertura: '2026-10-31',
  ciencia: null,
} as const
export const outraSem = {
  ...sem,
  numeroFicha: 700002,
  nomeAssociado: 'Otávio Nunes',
  statusFicha: 8,
  fimCobertura: null,
} as const
export const com = {
  ...sem,
  numeroFicha: 700003,
  nomeAssociado: 'Rosa Lima',
  ciencia: { login: 100002, em: '2026-11-20T15:30:00.000Z' },
} as const
