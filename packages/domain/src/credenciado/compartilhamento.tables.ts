/** Whose lines a login of the clinical body sees (Spec §3.12), from the narrowest. */
export const compartilhamentos = [
  { codigo: 1, nome: 'dentistaLogado', rotulo: 'Somente o dentista conectado' },
  { codigo: 2, nome: 'dentistasClinica', rotulo: 'Todos os dentistas da mesma clínica' },
  { codigo: 3, nome: 'unidadesClinica', rotulo: 'Todas as unidades e a clínica' },
] as const

export type Compartilhamento = (typeof compartilhamentos)[number]['codigo']

/** The widest option is everything, whoever the clinic has. */
export const seesTudo = (compartilhamento: Compartilhamento): boolean => compartilhamento === 3
