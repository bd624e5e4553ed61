import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { EVENTOS_COM_LAUDO } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusARealizar, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { PrazoGuia } from './prazo.store.ts'

export type CapturaSemGuia = {
  referencia: number
  codigoAssociado: string
  nomeAssociado: string
  capturadaEm: Date
  /** For how long it may be given back. */
  horasDevolucao: number
}

const capturas = statement<CapturaSemGuia>(
  'prazo.capturas',
  `select s.numero_solicitacao as referencia, a.codigo as "codigoAssociado", a.nome as "nomeAssociado",
          s.capturada_em as "capturadaEm", p.horas_devolucao as "horasDevolucao"
     from solicitacao_exame s join associado a on a.codigo = s.codigo_associado
     join credenciado c on c.codigo = s.codigo_unidade
     cross join prazo_exame_em(c.rede, (s.capturada_em at time zone 'America/Sao_Paulo')::date) p
    where s.codigo_unidade = $1
      and not exists (select from guia g where g.codigo_credenciado = $1 and g.numero_ficha = s.numero_ficha_radiologia)`,
)

/** What a unit captured and opened no guide for. */
export const listCapturasSemGuia = (db: Db, codigoUnidade: number): Promise<CapturaSemGuia[]> =>
  db.query(capturas, [codigoUnidade])

const porEncaminhar = [...statusARealizar, statusFicha.tokenSolicitado, statusFicha.tokenGerado].join(', ')
const feito = `e.codigo_credenciado = $1 and e.numero_ficha = g.numero_ficha
               and e.autorizacao in (${autorizacoesConcedidas.join(', ')}) and e.data_realizacao is not null`

/** $1 the unit, $2 today; `feito` is the day of the first event that is waited for. */
const porEnviar = (esperado: string) => `
  select g.numero_ficha as "numeroFicha", a.codigo as "codigoAssociado", a.nome as "nomeAssociado", null as centavos,
         least(v.feito + p.dias_imagem::integer, exame_ate(g.codigo_credenciado, g.numero_ficha)) as prazo
    from guia g join associado a on a.codigo = g.codigo_associado join credenciado c on c.codigo = g.codigo_credenciado
    cross join lateral (select min(e.data_realizacao) as feito from evento_guia e where ${feito} ${esperado}) v
    cross join prazo_exame_em(c.rede, v.feito) p
   where g.codigo_credenciado = $1 and g.codigo_especialidade = ${codigoRadiologia}
     and g.numero_ficha in (
           select f.numero_ficha from guia f where f.codigo_credenciado = $1 and f.status_ficha in (${porEncaminhar})
           union all
           select n.numero_ficha from encaminhamento n where n.codigo_credenciado = $1 and n.fechamento >= $2
              and exame_ate(n.codigo_credenciado, n.numero_ficha) >= $2)`

const enviado = `select from imagem_guia i where i.numero_ficha = g.numero_ficha and i.codigo_credenciado = $1
                                             and i.removida_em is null and i.momento <> 'recurso'`

const semImagem = statement<PrazoGuia>('prazo.semImagem', `${porEnviar('')} and not exists (${enviado})`)

/** Radiology guides with something done of which nothing was sent, as long as it still may be. */
export const listSemImagem = (db: Db, codigoCredenciado: number, hoje: string): Promise<PrazoGuia[]> =>
  db.query(semImagem, [codigoCredenciado, hoje])

const semLaudo = statement<PrazoGuia>(
  'prazo.semLaudo',
  `${porEnviar('and e.codigo_evento = any ($3)')}
     and exists (${enviado}) and not exists (${enviado} and i.tipo = 'application/pdf')`,
)

/** Those of which images came and the report did not, where a documentation that was done is not paid without it. */
export const listSemLaudo = (db: Db, codigoCredenciado: number, hoje: string): Promise<PrazoGuia[]> =>
  db.query(semLaudo, [codigoCredenciado, hoje, EVENTOS_COM_LAUDO])
