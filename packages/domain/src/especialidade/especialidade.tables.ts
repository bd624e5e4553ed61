/**
 * The 20 specialties of Spec §3. The codes are the operator's and leave gaps. The groups, which Spec §3 numbers and
 * does not name, follow the protocol of a guide: 1 clinical, 2 with initial and final images, 3 orthodontics,
 * 4 rehabilitation, 5 radiology, 6 emergency.
 */
export const ESPECIALIDADES = [
  { codigo: 1, nome: 'clinicaGeral', rotulo: 'Clínica geral', grupo: 1 },
  { codigo: 2, nome: 'dentistica', rotulo: 'Dentística', grupo: 1 },
  { codigo: 3, nome: 'endodontia', rotulo: 'Endodontia', grupo: 2 },
  { codigo: 4, nome: 'periodontia', rotulo: 'Periodontia', grupo: 2 },
  { codigo: 5, nome: 'cirurgia', rotulo: 'Cirurgia', grupo: 2 },
  { codigo: 6, nome: 'ortodontia', rotulo: 'Ortodontia', grupo: 3 },
  { codigo: 7, nome: 'semiologia', rotulo: 'Semiologia', grupo: 1 },
  { codigo: 8, nome: 'patologiaBucal', rotulo: 'Patologia bucal', grupo: 1 },
  { codigo: 9, nome: 'odontopediatria', rotulo: 'Odontopediatria', grupo: 1 },
  { codigo: 10, nome: 'pacientesEspeciais', rotulo: 'Pacientes especiais', grupo: 1 },
  { codigo: 11, nome: 'ortopediaFuncional', rotulo: 'Ortopedia funcional dos maxilares', grupo: 3 },
  { codigo: 13, nome: 'protese', rotulo: 'Prótese dentária', grupo: 4 },
  { codigo: 14, nome: 'radiologia', rotulo: 'Radiologia', grupo: 5 },
  { codigo: 15, nome: 'estetica', rotulo: 'Estética', grupo: 4 },
  { codigo: 16, nome: 'implante', rotulo: 'Implante', grupo: 4 },
  { codigo: 18, nome: 'emergencia', rotulo: 'Emergência', grupo: 6 },
  { codigo: 19, nome: 'diagnostico', rotulo: 'Diagnóstico', grupo: 1 },
  { codigo: 25, nome: 'prevencao', rotulo: 'Prevenção', grupo: 1 },
  { codigo: 31, nome: 'estomatologia', rotulo: 'Estomatologia', grupo: 1 },
  { codigo: 32, nome: 'disfuncaoAtm', rotulo: 'Disfunção da ATM', grupo: 4 },
] as const

export type Especialidade = (typeof ESPECIALIDADES)[number]
export type CodigoEspecialidade = Especialidade['codigo']

const PELO_CODIGO: ReadonlyMap<number, Especialidade> = new Map(ESPECIALIDADES.map((e) => [e.codigo, e]))

export function findEspecialidade(codigo: number): Especialidade | undefined {
  return PELO_CODIGO.get(codigo)
}

/** Orthodontics and functional jaw orthopedics: the specialties whose guides have a type and a clinical form. */
export function isOrtodontia(codigo: number): boolean {
  return findEspecialidade(codigo)?.grupo === 3
}

export const codigoOrtodontia = 6 satisfies CodigoEspecialidade

export const codigoRadiologia = 14 satisfies CodigoEspecialidade

/** Its guides name a requester and never carry clinical events (Spec §5). */
export function isRadiologia(codigo: number): boolean {
  return codigo === codigoRadiologia
}

export function isEmergencia(codigo: number): boolean {
  return findEspecialidade(codigo)?.nome === 'emergencia'
}
