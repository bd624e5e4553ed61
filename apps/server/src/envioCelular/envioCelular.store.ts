import { type Db, statement } from '../db/client.ts'
import type { SessaoCelular } from '../http/sessao.ts'

type Envio = SessaoCelular['celular'] & { sid: string }

const columns = `sid, codigo_sha256 as "codigoSha256", numero_ficha as "numeroFicha", expira_em as "expiraEm", imagens`

const insert = statement(
  'envioCelular.insert',
  `insert into envio_celular (codigo_credenciado, codigo_sha256, numero_ficha, sid, criado_em, expira_em)
   values ($1, $2, $3, $4, $5, $6)`,
)

type NovoEnvio = {
  codigoCredenciado: number
  codigoSha256: Buffer
  numeroFicha: number
  sid: string
  criadoEm: Date
  expiraEm: Date
}

export async function insertEnvio(db: Db, novo: NovoEnvio): Promise<void> {
  const { codigoCredenciado, codigoSha256, numeroFicha, sid, criadoEm, expiraEm } = novo
  await db.query(insert, [codigoCredenciado, codigoSha256, numeroFicha, sid, criadoEm, expiraEm])
}

const spend = statement<Envio>(
  'envioCelular.spend',
  `update envio_celular set aberto_em = $3, cookie_sha256 = $4
    where codigo_credenciado = $1 and codigo_sha256 = $2 and aberto_em is null and encerrado_em is null
      and expira_em > $3
   returning ${columns}`,
)

/** Exchanges the secret of the address for that of a cookie; undefined where it was spent, is over, or nobody's. */
export async function spendCodigo(
  db: Db,
  codigo: { codigoCredenciado: number; codigoSha256: Buffer },
  cookieSha256: Buffer,
  agora: Date,
): Promise<Envio | undefined> {
  const [row] = await db.query(spend, [codigo.codigoCredenciado, codigo.codigoSha256, agora, cookieSha256])
  return row
}

const findDoCookie = statement<Envio>(
  'envioCelular.findDoCookie',
  `select ${columns} from envio_celular where cookie_sha256 = $1 and encerrado_em is null and expira_em > $2`,
)

/** What a telephone's cookie opens at `agora`; its provider is the transaction's. */
export async function findEnvioDoCookie(
  db: Db,
  cookieSha256: Buffer,
  agora: Date,
): Promise<Envio | undefined> {
  const [row] = await db.query(findDoCookie, [cookieSha256, agora])
  return row
}

const count = statement<{ imagens: number }>(
  'envioCelular.count',
  `update envio_celular set imagens = imagens + 1
    where codigo_credenciado = $1 and codigo_sha256 = $2 and encerrado_em is null and expira_em > $3
   returning imagens`,
)

/**
 * One more image comes; answers how many by then, undefined where it was ended meanwhile. Until the transaction is over
 * nobody ends it: who asks to is answered once this image is there.
 */
export async function countImagem(
  db: Db,
  { codigoCredenciado, codigoSha256 }: Pick<NovoEnvio, 'codigoCredenciado' | 'codigoSha256'>,
  agora: Date,
): Promise<number | undefined> {
  const [row] = await db.query(count, [codigoCredenciado, codigoSha256, agora])
  return row?.imagens
}

/** As the screen that shows the QR follows it. */
export type EnvioAberto = { isConectado: boolean; imagens: number; expiraEm: Date }

const findAberto = statement<EnvioAberto>(
  'envioCelular.findAberto',
  `select aberto_em is not null as "isConectado", imagens, expira_em as "expiraEm" from envio_celular
    where codigo_credenciado = $1 and numero_ficha = $2 and sid = $3 and encerrado_em is null and expira_em > $4
    order by criado_em desc limit 1`,
)

export async function findEnvioAberto(
  db: Db,
  { codigoCredenciado, numeroFicha, sid }: Pick<NovoEnvio, 'codigoCredenciado' | 'numeroFicha' | 'sid'>,
  agora: Date,
): Promise<EnvioAberto | undefined> {
  const [row] = await db.query(findAberto, [codigoCredenciado, numeroFicha, sid, agora])
  return row
}

const purge = statement<{ quantos: number }>(
  'envioCelular.purge',
  'select limpa_envio_celular($1, $2) as quantos',
)

/** Removes those that were over before `antes`, of all providers, at most `limite`; answers how many. */
export async function purgeEnvios(db: Db, antes: Date, limite: number): Promise<number> {
  const [row] = await db.query(purge, [antes, limite])
  return row?.quantos ?? 0
}
