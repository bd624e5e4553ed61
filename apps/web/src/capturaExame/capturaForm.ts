import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** What the patient brings, as it is typed. */
export type CapturaDigitada = { cartao: string; numero: string; nascimento: string }

export const campos = {
  numero: 'captura-numero',
  cartao: 'captura-cartao',
  nascimento: 'captura-nascimento',
} as const

const digits = (texto: string): string => texto.replaceAll(/\D/g, '')

/** What stops the form before it is sent, in the order of the screen. `hoje` is the last day of birth. */
export function validateCaptura(form: CapturaDigitada, hoje: string): SummaryError[] {
  const errors: SummaryError[] = []
  if (!/^[1-9]\d{0,11}$/.test(digits(form.numero))) {
    errors.push({ fieldId: campos.numero, message: 'Informe o número do pedido, só algarismos.' })
  }
  if (!/^\d{1,9}$/.test(digits(form.cartao))) {
    errors.push({ fieldId: campos.cartao, message: 'Informe o número do cartão, até 9 algarismos.' })
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.nascimento) || form.nascimento > hoje) {
    errors.push({ fieldId: campos.nascimento, message: 'Informe a data de nascimento, como 02/03/1990.' })
  }
  return errors
}

/** Screen -> request. */
export const toPedidoCaptura = ({ cartao, numero, nascimento }: CapturaDigitada) => ({
  codigoAssociado: digits(cartao),
  numeroSolicitacao: Number(digits(numero)),
  dataNascimento: nascimento,
})
