/**
 * Guide types, the wire's `codigoTipoAtendimento`. Spec §3 gives 6, 7, 8, 9 and 15; the ordinary ones are the
 * dental attendance types of TISS (tipoAtendimentoOdonto), so that they print on the GTO form as they are.
 */
export const tiposGuia = [
  { codigo: 1, nome: 'tratamento', rotulo: 'Tratamento odontológico', ortodontia: false },
  { codigo: 2, nome: 'exameRadiologico', rotulo: 'Exame radiológico', ortodontia: false },
  { codigo: 4, nome: 'urgencia', rotulo: 'Urgência e emergência', ortodontia: false },
  { codigo: 6, nome: 'ortoConsultaInicial', rotulo: 'Ortodontia: consulta inicial', ortodontia: true },
  { codigo: 7, nome: 'ortoInicial', rotulo: 'Ortodontia: guia inicial', ortodontia: true },
  { codigo: 8, nome: 'ortoManutencao', rotulo: 'Ortodontia: manutenção', ortodontia: true },
  { codigo: 9, nome: 'ortoProrrogacao', rotulo: 'Ortodontia: prorrogação', ortodontia: true },
  { codigo: 15, nome: 'guiaRapida', rotulo: 'Guia de início rápido', ortodontia: false },
] as const

type LinhaTipoGuia = (typeof tiposGuia)[number]
export type TipoGuia = LinhaTipoGuia['codigo']

type TipoOrtodontia = Extract<LinhaTipoGuia, { ortodontia: true }>
/** The types of orthodontic guides. */
export const tiposOrtodontia = tiposGuia.filter((linha): linha is TipoOrtodontia => linha.ortodontia)
export type CodigoTipoOrtodontia = TipoOrtodontia['codigo']

/** The code by its name: `tipoGuia.guiaRapida` is 15. */
export const tipoGuia = Object.fromEntries(tiposGuia.map((linha) => [linha.nome, linha.codigo])) as {
  readonly [L in LinhaTipoGuia as L['nome']]: L['codigo']
}

/**
 * Whether the password of a guide of the type is for a calendar month, and ends with it: a month that was not done is lost,
 * so that no renewal carries it over (Operadora §2).
 */
export const isSenhaDoMes = (codigo: number): boolean => codigo === tipoGuia.ortoManutencao

export function getTipoGuia(codigo: number): LinhaTipoGuia | undefined {
  return tiposGuia.find((linha) => linha.codigo === codigo)
}
