import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'

const daGuia = 'e.codigo_credenciado = g.codigo_credenciado and e.numero_ficha = g.numero_ficha'
const feito = `e.autorizacao in (${autorizacoesConcedidas.join(', ')}) and e.data_realizacao is not null and not e.nao_realizado`

/** The operator will not pay the event `e` for its date: a warning at the field `data`, of which more may be asked. */
const hasAvisoData = (mais = '') =>
  `jsonb_path_exists(e.motivos, '$[*] ? (@.severidade == "aviso" && @.campo == "data"${mais})')`

/** Of the guide `g`: its events whose date the operator will not pay (a warning at the field `data`), those done alone. */
export const colunaNaoPagos = `(select count(*)::integer from evento_guia e where ${daGuia} and ${feito}
      and ${hasAvisoData()}) as "eventosNaoPagos"`

/** The payment denies the event `e` for its day whenever it is presented, as it stands: its term is nobody's to meet. */
export const isNegadoPelaData = hasAvisoData(' && @.codigoGlosa != "3091"')

/** The last days on which what is done of the guide `g` may be forwarded, in their order; none once it was, and while no term runs. */
export const colunaPrazosApresentacao = `(select coalesce(jsonb_agg(distinct e.apresentar_ate order by e.apresentar_ate), '[]')
     from evento_guia e where ${daGuia} and ${feito} and e.apresentar_ate is not null and not ${isNegadoPelaData}
      and not exists (select from encaminhamento n
                       where n.codigo_credenciado = g.codigo_credenciado and n.numero_ficha = g.numero_ficha)) as "prazosApresentacao"`

/** Whether the password of the guide `g` has no renewal left: it had its one, or is a newborn's, which has none. */
export const colunaSenhaRenovada = 'g.renovada_em is not null or g.recem_nato as "senhaRenovada"'

/**
 * `FimGuia` of the guide `g`: each reply that tells a guide's status reads it so, and the provider's own are the lowest. Its
 * events are read in the statement itself: a function begins a statement of its own for each row.
 */
export const colunasFim = `
  g.validade_senha as "validadeSenha", fim_atendimento(g.codigo_associado, g.codigo_plano) as "fimCobertura",
  ${colunaSenhaRenovada}, g.codigo_tipo_atendimento = ${tipoGuia.ortoManutencao} as "senhaDoMes",
  ${colunaNaoPagos},
  (select count(*)::integer from evento_guia e where ${daGuia} and e.status_token = 'REJEITADO') as "eventosRejeitados",
  ${colunaPrazosApresentacao}`
