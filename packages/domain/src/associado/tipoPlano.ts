/** How much a plan covers. */
export const tiposPlano = ['essencial', 'completo', 'premium'] as const
export type TipoPlano = (typeof tiposPlano)[number]
