import type { CampoMotivo, SeveridadeMotivo } from '../evento/motivo.ts'
import { warnFim } from './avisoFim.ts'
import { avisoData, type JanelaData } from './dataRealizacao.ts'

type Dito = { readonly severidade: SeveridadeMotivo; readonly campo?: CampoMotivo | undefined }
type Datado = {
  readonly dataRealizacao?: string | null | undefined
  /** Last day on which it may be forwarded; absent where no term runs. */
  readonly apresentarAte?: string | null | undefined
  readonly motivos?: readonly (Dito & { readonly codigoGlosa: string })[] | undefined
}

/** A notice whose field is the date is what the payment would say of the event, told before the guide is forwarded. */
export const isAvisoPagamento = ({ severidade, campo }: Dito): boolean =>
  severidade === 'aviso' && campo === 'data'

/** The day of the event is not paid: so it was found when it was dated, or no payment takes it now. */
export const isDiaNegado = ({ motivos = [], dataRealizacao }: Datado, janela: JanelaData): boolean =>
  motivos.some(isAvisoPagamento) ||
  (typeof dataRealizacao === 'string' && avisoData(dataRealizacao, janela) !== undefined)

/** The last day on which something might be forwarded is over. */
export const isPrazoPerdido = (ultimoDia: string, hoje: string): boolean =>
  warnFim(ultimoDia, hoje) === 'vencida'

/** It was done, and may no longer be forwarded in its term (3091). */
export const isForaDoPrazo = ({ dataRealizacao, apresentarAte }: Datado, hoje: string): boolean =>
  typeof dataRealizacao === 'string' &&
  typeof apresentarAte === 'string' &&
  isPrazoPerdido(apresentarAte, hoje)

/** The payment would deny the event as it stands: for its day, or for its term. */
export const isNegadoComoEsta = (evento: Datado, janela: JanelaData, hoje: string): boolean =>
  isDiaNegado(evento, janela) || isForaDoPrazo(evento, hoje)

/** Done after the password had ended (1321), on a day that its one renewal reaches: renewed before it is forwarded, it is paid. */
export const isSalvoPelaRenovacao = (
  { dataRealizacao, motivos = [] }: Datado,
  senhaRenovavelAte: string | undefined,
): boolean =>
  typeof dataRealizacao === 'string' &&
  senhaRenovavelAte !== undefined &&
  dataRealizacao <= senhaRenovavelAte &&
  motivos.some((motivo) => isAvisoPagamento(motivo) && motivo.codigoGlosa === '1321')
