import type { CampoMotivo, SeveridadeMotivo } from '../evento/motivo.ts'

type Dito = { readonly severidade: SeveridadeMotivo; readonly campo?: CampoMotivo | undefined }
type Datado = {
  readonly dataRealizacao?: string | null | undefined
  readonly motivos?: readonly (Dito & { readonly codigoGlosa: string })[] | undefined
}

/** A notice whose field is the date is what the payment would say of the event, told before the guide is forwarded. */
export const isAvisoPagamento = ({ severidade, campo }: Dito): boolean =>
  severidade === 'aviso' && campo === 'data'

/** The payment would deny the event as it stands. */
export const isNegadoComoEsta = ({ motivos = [] }: Datado): boolean => motivos.some(isAvisoPagamento)

/** Done after the password had ended (1321), on a day that its one renewal reaches: renewed before it is forwarded, it is paid. */
export const isSalvoPelaRenovacao = (
  { dataRealizacao, motivos = [] }: Datado,
  senhaRenovavelAte: string | undefined,
): boolean =>
  typeof dataRealizacao === 'string' &&
  senhaRenovavelAte !== undefined &&
  dataRealizacao <= senhaRenovavelAte &&
  motivos.some((motivo) => isAvisoPagamento(motivo) && motivo.codigoGlosa === '1321')
