import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { EVENTOS_COM_LAUDO } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
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
  fimCobertura: FimGuia['fimCobertura']
}

const capturas = statement<CapturaSemGuia>(
  'prazo.capturas',
  `select s.numero_solicitacao as referencia, a.codigo as "codigoAssociado", a.nome as "nomeAssociado",
          s.capturada_em as "capturadaEm", p.horas_devolucao as "horasDevolucao",
          fim_atendimento(s.codigo_associado, s.codigo_plano) as "fimCobertura"
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

/** What a radiology guide with something done still waits for. */
export type ExameEsperado = PrazoGuia & { esperado: 'imagem' | 'laudo' }

/**
 * $1 the unit, $2 today, $3 the events that are not paid without a report: their first day counts once images are there,
 * that of any event before. Which guides, two indexes say; whose form is open, the function is asked of them alone.
 */
const esperados = statement<ExameEsperado>(
  'prazo.examesEsperados',
  `select g.numero_ficha as "numeroFicha", a.codigo as "codigoAssociado", a.nome as "nomeAssociado", null as centavos,
         least(f.feito + p.dias_imagem::integer, exame_ate(g.codigo_credenciado, g.numero_ficha)) as prazo,
         case when i.imagens = 0 then 'imagem' else 'laudo' end as esperado
    from (select numero_ficha from guia
           where codigo_credenciado = $1 and codigo_especialidade = ${codigoRadiologia} and status_ficha in (${porEncaminhar})
          union
          select n.numero_ficha from encaminhamento n join guia x using (codigo_credenciado, numero_ficha)
           where n.codigo_credenciado = $1 and n.fechamento >= $2 and x.codigo_especialidade = ${codigoRadiologia}
             and exame_ate(n.codigo_credenciado, n.numero_ficha) >= $2) aberta
    join guia g on g.codigo_credenciado = $1 and g.numero_ficha = aberta.numero_ficha
    join associado a on a.codigo = g.codigo_associado join credenciado c on c.codigo = g.codigo_credenciado
    cross join lateral (select count(*) as imagens, count(*) filter (where tipo = 'application/pdf') as laudos
                          from imagem_guia where codigo_credenciado = $1 and numero_ficha = g.numero_ficha
                                             and removida_em is null and momento <> 'recurso') i
    cross join lateral (select min(data_realizacao) as feito from evento_guia
                         where codigo_credenciado = $1 and numero_ficha = g.numero_ficha
                           and autorizacao in (${autorizacoesConcedidas.join(', ')}) and data_realizacao is not null
                           and (i.imagens = 0 or codigo_evento = any ($3))) f
    cross join prazo_exame_em(c.rede, f.feito) p
   where i.laudos = 0`,
)

/** Radiology guides with something done of which nothing was sent, or not the report, as long as it still may be. */
export const listExamesEsperados = (
  db: Db,
  codigoCredenciado: number,
  hoje: string,
): Promise<ExameEsperado[]> => db.query(esperados, [codigoCredenciado, hoje, EVENTOS_COM_LAUDO])
