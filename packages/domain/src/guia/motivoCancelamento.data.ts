/**
 * The reasons for which guides are cancelled most, in the operator's words: offered (Interface S07), and then written on as any
 * text. None names what only one patient has.
 */
export const motivosCancelamento = [
  'Paciente desistiu do tratamento.',
  'Paciente não compareceu.',
  'Guia aberta para o paciente errado.',
  'Especialidade ou plano errados; outra guia foi aberta.',
  'O tratamento mudou depois do exame.',
  'Paciente será atendido em outro consultório.',
] as const
