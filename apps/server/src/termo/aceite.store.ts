import { type Db, statement } from '../db/client.ts'
import { DOCUMENTO, type Documento, LUGARES } from './documento.store.ts'

export type NovoAceite = {
  codigoCredenciado: number
  codigoDocumento: number
  sha256: string
  global: boolean
  login: number
  nome: string
  em: Date
  ip: string
  protocolo: string
}

const insert = statement(
  'termo.insertAceites',
  `insert into aceite_termo (codigo_credenciado, codigo_documento, unidade, sha256, login, nome, em, ip, protocolo)
   select $1, $2, unidade, $3, $5, $6, $7, $8, $9
     from (${LUGARES}) l
    where $4 or unidade = ''
   on conflict do nothing`,
)

/** Keeps an acceptance for the principal code and, where it is `global`, for each of its units. The first one is kept. */
export async function insertAceites(db: Db, novo: NovoAceite): Promise<void> {
  const { codigoCredenciado, codigoDocumento, sha256, global, login, nome, em, ip, protocolo } = novo
  await db.query(insert, [codigoCredenciado, codigoDocumento, sha256, global, login, nome, em, ip, protocolo])
}

export type LinhaAceite = Documento & {
  unidade: string
  em: Date
  login: number
  nome: string
  ip: string
  protocolo: string
}

const aceites = statement<LinhaAceite>(
  'termo.aceites',
  `select ${DOCUMENTO}, a.unidade, a.em, a.login, a.nome, a.ip, a.protocolo
     from aceite_termo a join documento_termo d on d.codigo = a.codigo_documento
    where a.codigo_credenciado = $1 and ($2::integer is null or a.codigo_documento = $2)
    order by d.publicado_em desc, d.codigo, a.em, a.unidade`,
)

/** The provider's acceptances, of one document or of all, the newest document first; one row for each place. */
export const listAceites = (db: Db, codigoCredenciado: number, codigoDocumento?: number) =>
  db.query(aceites, [codigoCredenciado, codigoDocumento ?? null])
