/** Who asked for an exam: a dentist of the network, or one that the operator does not know. Spec §7.7. */
export const tiposSolicitante = [
  { codigo: 'CREDENCIADO', rotulo: 'Dentista da rede' },
  { codigo: 'NAO_CREDENCIADO', rotulo: 'Dentista de fora da rede' },
] as const
export type TipoSolicitante = (typeof tiposSolicitante)[number]['codigo']

export const isTipoSolicitante = (texto: string): texto is TipoSolicitante =>
  tiposSolicitante.some(({ codigo }) => codigo === texto)
