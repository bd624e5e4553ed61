/** How a guide was sent (Spec §4.4, "Modo de envio"): confirmed by the patient, or forwarded by the provider alone. */
export const tiposEnvio = [
  { codigo: 'TOKEN', rotulo: 'Token' },
  { codigo: 'ENCAMINHAMENTO', rotulo: 'Encaminhamento' },
] as const
export type TipoEnvio = (typeof tiposEnvio)[number]['codigo']

/** The day that the digital report goes by: the guide's sending, or what was done. Spec §7.9. */
export const tiposBusca = [
  { codigo: 'ENVIO', rotulo: 'Data do envio' },
  { codigo: 'REALIZACAO', rotulo: 'Data da realização' },
] as const
export type TipoBusca = (typeof tiposBusca)[number]['codigo']

export const tipoBuscaInicial: TipoBusca = 'ENVIO'

export const showTipoEnvio = (codigo: TipoEnvio): string =>
  tiposEnvio.find((linha) => linha.codigo === codigo)?.rotulo ?? codigo
