/**
 * By which way the authorisation was asked for (Spec §3.5, `identOrigem`), with the words of the guide's history. An
 * address typed, kept or sent by somebody tells no more than itself.
 */
export const identOrigens = [
  { codigo: 'menu', rotulo: 'pelo menu' },
  { codigo: 'inicio', rotulo: 'pelo início' },
  { codigo: 'elegibilidade', rotulo: 'pela elegibilidade' },
  { codigo: 'busca', rotulo: 'pela busca' },
  { codigo: 'prazos', rotulo: 'pelos prazos' },
  { codigo: 'guia', rotulo: 'a partir de outra guia' },
  { codigo: 'portal', rotulo: 'por outra tela do portal' },
  { codigo: 'endereco', rotulo: 'por um link ou favorito do navegador' },
  { codigo: 'complementar', rotulo: 'a partir da guia principal' },
] as const

export type IdentOrigem = (typeof identOrigens)[number]['codigo']

/** The ways into the screen of the request. A complementary guide is asked for on its main guide, never there. */
export type OrigemTela = Exclude<IdentOrigem, 'complementar'>

export const origensTela: readonly OrigemTela[] = identOrigens
  .map(({ codigo }) => codigo)
  .filter((codigo) => codigo !== 'complementar')

/** The words of a way in; undefined for a guide older than the list, or released by another system. */
export const describeOrigem = (identOrigem: string | null): string | undefined =>
  identOrigens.find(({ codigo }) => codigo === identOrigem)?.rotulo
