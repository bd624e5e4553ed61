import { type EstadoEvento, isEventoPagavel } from './estadoGuia.ts'

/** Why a date of realisation is refused. */
export type MotivoData = 'eventoNaoAprovado' | 'dataAntesAutorizacao' | 'dataFutura'

export const textosMotivoData: Readonly<Record<MotivoData, string>> = {
  eventoNaoAprovado: 'Só um evento aprovado recebe data de realização.',
  dataAntesAutorizacao: 'A data de realização não pode ser anterior à autorização.',
  dataFutura: 'A data de realização não pode ser futura.',
}

export interface EventoDatavel extends Pick<EstadoEvento, 'autorizacao'> {
  /** YYYY-MM-DD; absent in a complementary guide, whose events are not authorised one by one. */
  dataAutorizacao?: string | null | undefined
}

/**
 * Why an event refuses a date, or undefined. Dates are YYYY-MM-DD, already valid; `hoje` is the civil day of
 * America/Sao_Paulo. A date before the authorisation would be denied at payment (3014).
 */
export function motivoData(evento: EventoDatavel, data: string, hoje: string): MotivoData | undefined {
  if (!isEventoPagavel(evento)) return 'eventoNaoAprovado'
  if (data > hoje) return 'dataFutura'
  return evento.dataAutorizacao && data < evento.dataAutorizacao ? 'dataAntesAutorizacao' : undefined
}
