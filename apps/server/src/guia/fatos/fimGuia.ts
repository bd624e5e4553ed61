import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'

/** The ends alone of whatever was read with them. */
export const pickFim = ({
  validadeSenha,
  fimCobertura,
  senhaRenovada,
  senhaDoMes,
  eventosNaoPagos,
  eventosRejeitados,
  apresentarAte,
}: FimGuia): FimGuia => ({
  validadeSenha,
  fimCobertura,
  senhaRenovada,
  senhaDoMes,
  eventosNaoPagos,
  eventosRejeitados,
  apresentarAte,
})
