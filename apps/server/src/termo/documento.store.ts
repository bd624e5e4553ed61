import { type Db, statement } from '../db/client.ts'

/** Whose terms, and as of when. */
export type Quem = { codigoCredenciado: number; rede: string; agora: Date }

/** The places of provider $1 that accept for themselves: its principal code ('') and each unit with somebody at work. */
export const LUGARES = `
    select '' as unidade
    union select unidade from dentista where codigo_credenciado = $1 and ativo and unidade is not null`

/**
 * The documents in force in the network `rede` at `agora`, each with the places for which provider $1 has not accepted it: its
 * principal code ('') and each of its units. A document accepted for all of them is not there.
 */
export const selectPendente = (rede: string, agora: string) => `
  with vigente as (
    select distinct on (termo) codigo, termo, versao, titulo, texto, sha256, publicado_em
      from documento_termo where rede = ${rede} and publicado_em <= ${agora} order by termo, versao desc
  ), lugar as (${LUGARES}
  ), pendente as (
    select v.codigo, array_agg(l.unidade order by l.unidade) as faltam
      from vigente v cross join lugar l
     where not exists (select from aceite_termo a where a.codigo_credenciado = $1 and a.codigo_documento = v.codigo
                                                    and a.unidade = l.unidade)
     group by v.codigo
  )`

const PENDENTE = selectPendente('$2', '$3')

const codigos = statement<{ codigo: number; titulo: string }>(
  'termo.codigosPendentes',
  `${PENDENTE} select codigo, titulo from pendente join vigente using (codigo) order by publicado_em, codigo`,
)

export const listCodigosPendentes = (db: Db, { codigoCredenciado, rede, agora }: Quem) =>
  db.query(codigos, [codigoCredenciado, rede, agora])

export type Documento = {
  codigoDocumento: number
  titulo: string
  versao: number
  publicadoEm: Date
  sha256: string
  texto: string
}

export type Pendente = Documento & {
  faltam: string[]
  versaoAnterior: number | null
  anteriorEm: Date | null
}

/** What is told of a version `d`. */
export const DOCUMENTO = `d.codigo as "codigoDocumento", d.titulo, d.versao, d.publicado_em as "publicadoEm", d.sha256, d.texto`

const pendentes = statement<Pendente>(
  'termo.pendentes',
  `${PENDENTE}
   select ${DOCUMENTO}, p.faltam, b.versao as "versaoAnterior", b.em as "anteriorEm"
     from pendente p join vigente d using (codigo)
     left join lateral (
       select o.versao, min(a.em) as em
         from aceite_termo a join documento_termo o on o.codigo = a.codigo_documento
        where a.codigo_credenciado = $1 and o.rede = $2 and o.termo = d.termo and o.versao < d.versao
        group by o.versao order by o.versao desc limit 1) b on true
    order by d.publicado_em, d.codigo`,
)

/** What is still to be accepted, the oldest first, with the version accepted before. */
export const listPendentes = (db: Db, { codigoCredenciado, rede, agora }: Quem) =>
  db.query(pendentes, [codigoCredenciado, rede, agora])

const publicado = statement<Documento & { vigente: boolean }>(
  'termo.publicado',
  `select ${DOCUMENTO}, not exists (select from documento_termo n where n.rede = d.rede and n.termo = d.termo
                                       and n.versao > d.versao and n.publicado_em <= $3) as vigente
     from documento_termo d where d.codigo = $1 and d.rede = $2 and d.publicado_em <= $3`,
)

/** A version that the network has published, and whether it is the one in force; undefined where there is none. */
export async function findPublicado(
  db: Db,
  codigoDocumento: number,
  { rede, agora }: Omit<Quem, 'codigoCredenciado'>,
) {
  const [row] = await db.query(publicado, [codigoDocumento, rede, agora])
  return row
}
