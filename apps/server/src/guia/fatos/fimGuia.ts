import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'

/** The ends alone of whatever was read with them. */
export const pickFim = ({
  validadeSenha,
  fimCobertura,
  senhaRenovada,
  senhaDoMes,
  eventosNaoPagos,
  eventosRejeitados,
  prazosApresentacao,
}: FimGuia): FimGuia => ({
  validadeSenha,
  fimCobertura,
  senhaRenovada,
  senhaDoMes,
  eventosNaoPagos,
  eventosRejeitados,
  prazosApresentacao,
})
