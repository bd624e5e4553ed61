import { autorizacaoEvento, autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import {
  statusAEnviar,
  statusARealizar,
  statusEmAndamento,
  statusFicha,
} from '@portal/domain/guia/statusFicha.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import type { RealizadoNoDia } from '@portal/domain/repasse/apresentacao.ts'
import { type Db, statement } from '../db/client.ts'

export type PrazoGuia = {
  numeroFicha: number
  codigoAssociado: string
  nomeAssociado: string
  prazo: string | null
  centavos: number | null
}

/** Released alone, they have sent nothing and hold no authorised event. */
const aEnviar = statusAEnviar.join(', ')
const emAndamento = statusEmAndamento.join(', ')
const concedidas = autorizacoesConcedidas.join(', ')

const colunas = `g.numero_ficha as "numeroFicha", a.codigo as "codigoAssociado", a.nome as "nomeAssociado"`

const senhas = statement<PrazoGuia>(
  'prazo.senhas',
  `select ${colunas}, g.validade_senha as prazo, v.centavos
     from guia g join associado a on a.codigo = g.codigo_associado
     cross join lateral (select sum(e.valor_centavos)::integer as centavos, count(*) as por_fazer from evento_guia e
                          where e.numero_ficha = g.numero_ficha and e.autorizacao in (${concedidas})
                            and e.data_realizacao is null and not e.nao_realizado) v
    where g.codigo_credenciado = $1 and g.status_ficha in (${emAndamento}) and g.validade_senha between $2 and $3
      and (v.por_fazer > 0 or g.status_ficha in (${aEnviar}))
`,
)

/** Passwords whose last day is in the period, with what of theirs is authorised and not done. */
export const listSenhas = (
  db: Db,
  codigoCredenciado: number,
  de: string,
  ate: string,
): Promise<PrazoGuia[]> => db.query(senhas, [codigoCredenciado, de, ate])

export type Pendencia = PrazoGuia & { statusFicha: number }

const pendencias = statement<Pendencia>(
  'prazo.pendencias',
  `select ${colunas}, g.status_ficha as "statusFicha", g.prazo, v.centavos
     from guia g join associado a on a.codigo = g.codigo_associado
     cross join lateral (select sum(e.valor_centavos)::integer as centavos from evento_guia e
                          where e.numero_ficha = g.numero_ficha and e.autorizacao = ${autorizacaoEvento.emAnalise}) v
    where g.codigo_credenciado = $1
      and g.status_ficha in (${statusFicha.aguardandoDocumentacao}, ${statusFicha.aguardandoJustificativa})
`,
)

/** Guides that wait for images or for a justification, with the value of the events that wait with it. */
export const listPendencias = (db: Db, codigoCredenciado: number): Promise<Pendencia[]> =>
  db.query(pendencias, [codigoCredenciado])

/** Done and not forwarded: those of `sendRepasse` and `requestToken` in the life of a guide. */
const aEncaminhar = statusARealizar.join(', ')

export type GuiaAEncaminhar = Omit<PrazoGuia, 'prazo' | 'centavos'> & {
  rede: Rede
  realizados: RealizadoNoDia[]
}

const porEncaminhar = statement<GuiaAEncaminhar>(
  'prazo.aEncaminhar',
  `select ${colunas}, c.rede, v.realizados
     from guia g join associado a on a.codigo = g.codigo_associado join credenciado c on c.codigo = g.codigo_credenciado
     cross join lateral (select jsonb_agg(jsonb_build_object('dataRealizacao', d.dia, 'centavos', d.centavos)) as realizados
                           from (select e.data_realizacao as dia, sum(e.valor_centavos - e.copart_centavos) as centavos
                                   from evento_guia e
                                  where e.codigo_credenciado = $1 and e.numero_ficha = g.numero_ficha
                                    and e.autorizacao in (${concedidas}) and e.data_realizacao <= $2
                                  group by e.data_realizacao) d) v
    where g.codigo_credenciado = $1 and g.status_ficha in (${aEncaminhar}) and v.realizados is not null
`,
)

/** Guides to be forwarded with something done on a day or before it: by date, what the operator owes for it. */
export const listAEncaminhar = (db: Db, codigoCredenciado: number, ate: string): Promise<GuiaAEncaminhar[]> =>
  db.query(porEncaminhar, [codigoCredenciado, ate])

const rejeitadas = statement<PrazoGuia>(
  'prazo.rejeitadas',
  `select ${colunas}, v.prazo, null as centavos
     from guia g join associado a on a.codigo = g.codigo_associado
     cross join lateral (select min(e.apresentar_ate) as prazo, count(*) as quantos from evento_guia e
                          where e.codigo_credenciado = $1 and e.numero_ficha = g.numero_ficha
                            and e.status_token = 'REJEITADO' and not e.nao_realizado) v
    where g.codigo_credenciado = $1 and g.status_ficha in (${aEncaminhar}) and v.quantos > 0
`,
)

/** Guides to be forwarded of which the patient said no to something; what they are worth is told by their forwarding. */
export const listRejeitadas = (db: Db, codigoCredenciado: number): Promise<PrazoGuia[]> =>
  db.query(rejeitadas, [codigoCredenciado])

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
