import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import type { EstadoExportacao, OperacaoExportacao } from '@portal/domain/exportacao/exportacao.tables.ts'
import { HORAS_GUARDADA } from '@portal/domain/exportacao/exportacao.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'

/** Whose files they are: a provider's other logins have their own. */
type Dono = Pick<Sessao, 'codigoCredenciado' | 'login'>
/** Which file of which provider. */
type Alvo = { codigoCredenciado: number; numero: number }

export type LinhaExportacao = {
  numero: number
  operacao: OperacaoExportacao
  entrada: PedidoExportacao['entrada']
  dentistas: number[] | null
  estado: EstadoExportacao
  linhas: number
  total: number | null
  nome: string | null
  bytes: number | null
  recusa: string | null
  criadaEm: Date
  expiraEm: Date
}

const colunas = `numero, operacao, entrada, dentistas, estado, linhas, total, nome, bytes, recusa,
  criada_em as "criadaEm", expira_em as "expiraEm"`
const doDono = 'codigo_credenciado = $1 and login = $2'

const list = statement<LinhaExportacao>(
  'exportacao.list',
  `select ${colunas} from exportacao where ${doDono} and expira_em > $3 order by numero desc`,
)

/** What a login has that is not over, the newest first. */
export const listExportacoes = (
  db: Db,
  { codigoCredenciado, login }: Dono,
  agora: Date,
): Promise<LinhaExportacao[]> => db.query(list, [codigoCredenciado, login, agora])

const lock = statement(
  'exportacao.lock',
  `select pg_advisory_xact_lock(hashtextextended('exportacao ' || $1::text, 0))`,
)

/** One request of a login at a time: two could ask for the same file, or take the last free place. */
export const lockExportacoes = async (db: Db, { login }: Dono): Promise<void> => {
  await db.query(lock, [login])
}

const insert = statement<LinhaExportacao>(
  'exportacao.insert',
  `insert into exportacao (codigo_credenciado, login, sid, requisicao, ip, operacao, entrada, criada_em, mudada_em, expira_em)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8::timestamptz + interval '${HORAS_GUARDADA} hours') returning ${colunas}`,
)

export const insertExportacao = (
  db: Db,
  { codigoCredenciado, login, sid }: Sessao,
  requisicao: { id: string; ip: string },
  { operacao, entrada }: PedidoExportacao,
  agora: Date,
): Promise<LinhaExportacao[]> =>
  db.query(insert, [
    codigoCredenciado,
    login,
    sid,
    requisicao.id,
    requisicao.ip,
    operacao,
    JSON.stringify(entrada),
    agora,
  ])

const remove = statement<{ numero: number }>(
  'exportacao.delete',
  `delete from exportacao where ${doDono} and numero = $3 returning numero`,
)

/** Answers whether there was one. Who makes it finds it gone and stops. */
export const deleteExportacao = async (
  db: Db,
  { codigoCredenciado, login }: Dono,
  numero: number,
): Promise<boolean> => (await db.query(remove, [codigoCredenciado, login, numero])).length > 0

const again = statement<LinhaExportacao>(
  'exportacao.again',
  `update exportacao set estado = 'espera', linhas = 0, total = null, recusa = null, sid = $5, requisicao = $6, ip = $7,
                         criada_em = $4, mudada_em = $4, expira_em = $4::timestamptz + interval '${HORAS_GUARDADA} hours'
    where ${doDono} and numero = $3
      and (estado = 'falhou' or estado in ('espera', 'fazendo') and mudada_em < $4::timestamptz - interval '2 minutes')
   returning ${colunas}`,
)

/**
 * One that failed, or gave no sign for two minutes (its step may be lost), waits again as if asked for now. Answers none
 * where it is under way.
 */
export const retryExportacao = (
  db: Db,
  { codigoCredenciado, login, sid }: Sessao,
  requisicao: { id: string; ip: string },
  numero: number,
  agora: Date,
): Promise<LinhaExportacao[]> =>
  db.query(again, [codigoCredenciado, login, numero, agora, sid, requisicao.id, requisicao.ip])

export type Tomada = {
  operacao: OperacaoExportacao
  entrada: PedidoExportacao['entrada']
  sid: string
  requisicao: string
  ip: string
  /** When it was asked for. */
  criadaEm: Date
  /** Which making this is: only the last one may write. */
  tentativa: number
}

const take = statement<Tomada & { antes: EstadoExportacao; tomada: boolean }>(
  'exportacao.take',
  `with antes as (
     select numero, estado, estado = 'espera' or estado = 'fazendo' and mudada_em < $3::timestamptz - interval '30 seconds' as livre
       from exportacao where codigo_credenciado = $1 and numero = $2 for update),
   tomada as (
     update exportacao e set estado = 'fazendo', linhas = 0, total = null, mudada_em = $3, tentativa = tentativa + 1
       from antes where e.codigo_credenciado = $1 and e.numero = antes.numero and antes.livre returning e.numero, e.tentativa)
   select e.operacao, e.entrada, e.sid, e.requisicao, e.ip, e.criada_em as "criadaEm", antes.estado as antes,
          antes.livre as tomada, coalesce(tomada.tentativa, e.tentativa) as tentativa
     from antes join exportacao e on e.codigo_credenciado = $1 and e.numero = antes.numero
     left join tomada on tomada.numero = e.numero`,
)

const clear = statement(
  'exportacao.clear',
  'delete from exportacao_parte where codigo_credenciado = $1 and exportacao = $2',
)

/**
 * Takes a file to make it, anew where a process that was killed had begun. Undefined where there is nothing to be made;
 * throws where somebody is at it, so that the queue looks again.
 */
export async function takeExportacao(
  db: Db,
  { codigoCredenciado, numero }: Alvo,
  agora: Date,
): Promise<Tomada | undefined> {
  const [linha] = await db.query(take, [codigoCredenciado, numero, agora])
  if (!linha) return undefined
  if (!linha.tomada) {
    if (linha.antes === 'fazendo') throw new Error('an export is being made elsewhere')
    return undefined
  }
  await db.query(clear, [codigoCredenciado, numero])
  return linha
}

/** A making that was taken: where another one has begun, what it writes is not kept. */
export type Feitura = Alvo & Pick<Tomada, 'tentativa'>
const daFeitura = `codigo_credenciado = $1 and numero = $2 and estado = 'fazendo' and tentativa = $3`

const begin = statement<{ numero: number }>(
  'exportacao.begin',
  `update exportacao set total = $4, dentistas = $5::int[], mudada_em = $6
    where ${daFeitura} returning numero`,
)

/** How many rows it has, and whose lines; answers whether it is still wanted. */
export const beginExportacao = async (
  db: Db,
  { codigoCredenciado, numero, tentativa }: Feitura,
  { total, dentistas }: { total: number; dentistas: readonly number[] | null },
  agora: Date,
): Promise<boolean> =>
  (await db.query(begin, [codigoCredenciado, numero, tentativa, total, dentistas && [...dentistas], agora]))
    .length > 0

const append = statement<{ numero: number }>(
  'exportacao.append',
  `with viva as (
     update exportacao set linhas = $5, mudada_em = $7
      where ${daFeitura} returning codigo_credenciado, numero),
   parte as (
     insert into exportacao_parte (codigo_credenciado, exportacao, ordem, conteudo)
     select codigo_credenciado, numero, $4, $6::bytea from viva)
   select numero from viva`,
)

/** Keeps the next piece, and how many rows are read by now; answers whether it is still wanted. */
export const appendParte = async (
  db: Db,
  { codigoCredenciado, numero, tentativa }: Feitura,
  { ordem, conteudo, linhas }: { ordem: number; conteudo: Buffer; linhas: number },
  agora: Date,
): Promise<boolean> =>
  (await db.query(append, [codigoCredenciado, numero, tentativa, ordem, linhas, conteudo, agora])).length > 0

const finish = statement(
  'exportacao.finish',
  `update exportacao set estado = 'pronta', nome = $4, bytes = $5, mudada_em = $6,
                         expira_em = $6::timestamptz + interval '${HORAS_GUARDADA} hours'
    where ${daFeitura}`,
)

/** It is whole, and its day begins. */
export const finishExportacao = async (
  db: Db,
  { codigoCredenciado, numero, tentativa }: Feitura,
  { nome, bytes }: { nome: string; bytes: number },
  agora: Date,
): Promise<void> => {
  await db.query(finish, [codigoCredenciado, numero, tentativa, nome, bytes, agora])
}

const fail = statement<{ numero: number }>(
  'exportacao.fail',
  `update exportacao set estado = 'falhou', recusa = $4, mudada_em = $5
    where ${daFeitura} returning numero`,
)

/** It could not be made, by a code where it was refused, and nothing of it is kept. */
export async function failExportacao(
  db: Db,
  { codigoCredenciado, numero, tentativa }: Feitura,
  recusa: string | null,
  agora: Date,
): Promise<void> {
  const falhas = await db.query(fail, [codigoCredenciado, numero, tentativa, recusa, agora])
  if (falhas.length === 0) return
  await db.query(clear, [codigoCredenciado, numero])
}

const parte = statement<{ conteudo: Buffer }>(
  'exportacao.parte',
  `select conteudo from exportacao_parte where codigo_credenciado = $1 and exportacao = $2 and ordem = $3`,
)

/** A piece of a file, the first is 0; undefined after the last. */
export const findParte = async (
  db: Db,
  { codigoCredenciado, numero }: Alvo,
  ordem: number,
): Promise<Buffer | undefined> => (await db.query(parte, [codigoCredenciado, numero, ordem]))[0]?.conteudo

const purge = statement<{ quantas: number }>('exportacao.purge', 'select limpa_exportacao($1, $2) as quantas')

/** Removes those that are over, of all providers, at most `limite`; answers how many. */
export async function purgeExportacoes(db: Db, agora: Date, limite: number): Promise<number> {
  const [row] = await db.query(purge, [agora, limite])
  return row?.quantas ?? 0
}
