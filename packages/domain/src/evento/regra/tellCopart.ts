import { toValor } from '../../dinheiro/dinheiro.ts'
import type { Preco } from './price.ts'

/** The patient's part on the wire: what is collected at the desk and, where there is any, what the operator bills later. */
export const tellCopart = ({
  copartCentavos,
  copartOperadoraCentavos,
}: Pick<Preco, 'copartCentavos' | 'copartOperadoraCentavos'>): {
  valorCopart: string
  valorCopartOperadora?: string
} => ({
  valorCopart: toValor(copartCentavos),
  ...(copartOperadoraCentavos > 0 && { valorCopartOperadora: toValor(copartOperadoraCentavos) }),
})
