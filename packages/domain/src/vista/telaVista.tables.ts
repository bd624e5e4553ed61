/** What a saved view may hold of an address. No patient and no guide's number among them: a view asks, and names nobody. */
export const camposVista = [
  'especialidade',
  'tipo',
  'situacao',
  /** Whether the authorisation still holds on the day of the search. */
  'senha',
  'de',
  'ate',
  /** In place of `de` and `ate`: that many days up to the day on which the view is opened. */
  'dias',
  'dataFinal',
  'dentistas',
  /** The denied guides alone. */
  'glosa',
  'ordem',
] as const
export type CampoVista = (typeof camposVista)[number]

/** The lists whose filters and order are kept as views (Interface B6.13), and what of their addresses. */
export const telasVista = [
  {
    codigo: 'CONSULTA',
    campos: ['especialidade', 'tipo', 'situacao', 'senha', 'de', 'ate', 'dias', 'ordem'],
  },
  { codigo: 'PENDENTES', campos: ['ordem'] },
  { codigo: 'DEMONSTRATIVO', campos: ['dataFinal', 'dentistas', 'glosa'] },
] as const satisfies readonly { codigo: string; campos: readonly CampoVista[] }[]
export type TelaVista = (typeof telasVista)[number]['codigo']

/** As many of one list as a menu shows without being searched. */
export const MAXIMO_VISTAS = 12

export const MAXIMO_NOME_VISTA = 40

/** What that list's address may hold of a view. */
export const listCamposVista = (tela: TelaVista): readonly CampoVista[] =>
  telasVista.find(({ codigo }) => codigo === tela)?.campos ?? []
