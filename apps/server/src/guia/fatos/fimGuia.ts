import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'

/** `FimGuia` of the guide `g`: each reply that tells a guide's status reads it so. */
export const colunasFim = `
  g.validade_senha as "validadeSenha", fim_atendimento(g.codigo_associado, g.codigo_plano) as "fimCobertura",
  g.renovada_em is not null as "senhaRenovada",
  eventos_nao_pagos(g.codigo_credenciado, g.numero_ficha) as "eventosNaoPagos",
  apresentar_guia_ate(g.codigo_credenciado, g.numero_ficha) as "apresentarAte"`

/** The ends alone of whatever was read with them. */
export const pickFim = ({
  validadeSenha,
  fimCobertura,
  senhaRenovada,
  eventosNaoPagos,
  apresentarAte,
}: FimGuia): FimGuia => ({ validadeSenha, fimCobertura, senhaRenovada, eventosNaoPagos, apresentarAte })
