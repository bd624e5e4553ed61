import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'

/** `FimGuia` of the guide `g`: each reply that tells a guide's status reads it so, and the provider's own are the lowest. */
export const colunasFim = `
  g.validade_senha as "validadeSenha", fim_atendimento(g.codigo_associado, g.codigo_plano) as "fimCobertura",
  g.renovada_em is not null as "senhaRenovada", g.codigo_tipo_atendimento = ${tipoGuia.ortoManutencao} as "senhaDoMes",
  eventos_nao_pagos(g.codigo_credenciado, g.numero_ficha) as "eventosNaoPagos",
  eventos_rejeitados(g.codigo_credenciado, g.numero_ficha) as "eventosRejeitados",
  apresentar_guia_ate(g.codigo_credenciado, g.numero_ficha) as "apresentarAte"`
