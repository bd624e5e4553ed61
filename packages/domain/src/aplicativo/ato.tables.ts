/** What a patient does to a guide in the operator's application (Produto §4), each with the step of the guide's life. */
export const atos = [
  { codigo: 'RECEBE', acao: 'sendApp' },
  { codigo: 'CONFIRMA', acao: 'confirmToken' },
  { codigo: 'REJEITA', acao: 'rejectToken' },
] as const
export type CodigoAto = (typeof atos)[number]['codigo']
export type AcaoAto = (typeof atos)[number]['acao']

/** How long the application's order for an act is good for: the time of a call that is tried again (Segurança A2). */
export const duracaoPasseSegundos = 120
