import { autorizacaoEvento, autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusPendentes } from '@portal/domain/guia/pendencia.ts'
import {
  type StatusFicha,
  statusARealizar,
  statusEmAndamento,
  statusFicha,
} from '@portal/domain/guia/statusFicha.tables.ts'
import type { PorApresentar } from '@portal/domain/repasse/apresentacao.ts'
import { isNegadoPelaData } from '../credenciado/colunasFim.store.ts'
import { planoAEnviar } from '../credenciado/planoAEnviar.store.ts'
import { type Db, statement } from '../db/client.ts'

export type PrazoGuia = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  prazo: string | null
  centavos: number | null
}

/** A guide that may have a deadline, with what of its events decides whether it has. */
export type GuiaAberta = Pick<PrazoGuia, 'numeroFicha' | 'codigoAssociado' | 'nomeAssociado'> & {
  statusFicha: StatusFicha
  codigoEtapaAtual: number
  validadeSenha: string
  /** When the password was granted for that long: released, or renewed since. */
  senhaDesde: Date
  /** The day by which images or a justification are asked for, or the patient's answer. */
  prazo: string | null
  /** Authorised, not done, and nobody said that it will not be. */
  porFazer: number
  centavosPorFazer: number | null
  /** As its page tells it: a guide in analysis has all of its events in analysis (Spec §4.3). */
  centavosEmAnalise: number | null
  /** Done and to be presented by the day asked for, one by one: what the operator owes for each. */
  porApresentar: PorApresentar[] | null
  /** To which the patient said no, and the next day by which one is to be presented, or the first where all have passed. */
  rejeitados: number
  rejeitadoAte: string | null
}

const emAndamento = statusEmAndamento.join(', ')
const aOlhar = [...statusPendentes, ...statusARealizar, statusFicha.tokenGerado].join(', ')
const concedido = `e.autorizacao in (${autorizacoesConcedidas.join(', ')})`
const porFazer = `${concedido} and e.data_realizacao is null and not e.nao_realizado`
const rejeitado = `e.status_token = 'REJEITADO' and not e.nao_realizado`

const abertas = statement<GuiaAberta>(
  'prazo.guiasAbertas',
  `select g.numero_ficha as "numeroFicha", a.codigo as "codigoAssociado", a.nome as "nomeAssociado",
          g.status_ficha as "statusFicha", g.codigo_etapa as "codigoEtapaAtual", g.validade_senha as "validadeSenha",
          coalesce(g.renovada_em, g.liberada_em) as "senhaDesde", g.prazo, v.*
     from guia g join associado a on a.codigo = g.codigo_associado
     cross join lateral (
       select count(*) filter (where ${porFazer})::integer as "porFazer",
              sum(e.valor_centavos) filter (where ${porFazer})::integer as "centavosPorFazer",
              sum(e.valor_centavos) filter (where e.autorizacao = ${autorizacaoEvento.emAnalise} or g.status_ficha = ${statusFicha.emAnalise})::integer as "centavosEmAnalise",
              jsonb_agg(jsonb_build_object('apresentarAte', e.apresentar_ate, 'centavos', e.valor_centavos - e.copart_centavos))
                filter (where ${concedido} and e.apresentar_ate <= $4 and not ${isNegadoPelaData}) as "porApresentar",
              count(*) filter (where ${rejeitado})::integer as rejeitados,
              coalesce(min(e.apresentar_ate) filter (where ${rejeitado} and e.apresentar_ate >= $2),
                       min(e.apresentar_ate) filter (where ${rejeitado})) as "rejeitadoAte"
         from evento_guia e where e.codigo_credenciado = $1 and e.numero_ficha = g.numero_ficha) v
    where g.codigo_credenciado = $1
      and (g.status_ficha in (${aOlhar}) or ${planoAEnviar('g')} or g.status_ficha in (${emAndamento}) and g.validade_senha between $2 and $3)`,
)

/**
 * Guides that wait for the provider, are to be forwarded, or whose password's last day is in the period; what was done
 * counts where it is to be presented up to `apresentarAte`.
 */
export const listGuiasAbertas = (
  db: Db,
  codigoCredenciado: number,
  { de, ate, apresentarAte }: { de: string; ate: string; apresentarAte: string },
): Promise<GuiaAberta[]> => db.query(abertas, [codigoCredenciado, de, ate, apresentarAte])

export type Desistencia = { chave: string; motivo: string; em: Date }

const desistencias = statement<Desistencia>(
  'prazo.desistencias',
  `select chave, motivo, em from desistencia_prazo
    where codigo_credenciado = $1 and retirada_em is null and chave = any ($2)`,
)

/** What was given up of these deadlines. */
export const listDesistencias = (
  db: Db,
  codigoCredenciado: number,
  chaves: readonly string[],
): Promise<Desistencia[]> => db.query(desistencias, [codigoCredenciado, chaves])

const insert = statement(
  'prazo.insertDesistencia',
  `insert into desistencia_prazo (codigo_credenciado, chave, motivo, login, em) values ($1, $2, $3, $4, $5)
   on conflict do nothing`,
)

export type NovaDesistencia = Desistencia & { codigoCredenciado: number; login: number }

/** The first reason stays, until it is taken back. */
export async function insertDesistencia(db: Db, nova: NovaDesistencia): Promise<void> {
  const { codigoCredenciado, chave, motivo, login, em } = nova
  await db.query(insert, [codigoCredenciado, chave, motivo, login, em])
}

const withdraw = statement<{ id: number }>(
  'prazo.withdrawDesistencia',
  `update desistencia_prazo set retirada_em = $3
    where codigo_credenciado = $1 and chave = $2 and retirada_em is null returning id`,
)

/** Takes it back; false where nothing was given up. */
export async function withdrawDesistencia(
  db: Db,
  codigoCredenciado: number,
  chave: string,
  em: Date,
): Promise<boolean> {
  return (await db.query(withdraw, [codigoCredenciado, chave, em])).length === 1
}
