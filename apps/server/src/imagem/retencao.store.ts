import { type Db, statement } from '../db/client.ts'

const hold = statement('conteudo.hold', 'select pg_advisory_xact_lock_shared(trava_conteudo($1))')

/**
 * Keeps the content from being deleted until the transaction ends. Taken before its files are written, by whoever
 * inserts an image with it; many may hold it at the same time.
 */
export async function holdConteudo(db: Db, sha256: string): Promise<void> {
  await db.query(hold, [sha256])
}

const attemptHold = statement<{ livre: boolean }>(
  'conteudo.attemptHold',
  'select pg_try_advisory_xact_lock_shared(trava_conteudo($1)) as livre',
)

/** Keeps the content from being deleted until the transaction ends, unless somebody is deleting it: then it is false. */
export async function attemptHoldConteudo(db: Db, sha256: string): Promise<boolean> {
  const [row] = await db.query(attemptHold, [sha256])
  return row?.livre ?? false
}

const expired = statement<{ sha256: string }>(
  'conteudo.expired',
  'select conteudos_vencidos($1, $2, $3) as sha256',
)

/** Contents that no image needs any more, by their hash, in order after `depois`. */
export async function listVencidos(db: Db, agora: Date, depois: string, limite: number): Promise<string[]> {
  const rows = await db.query(expired, [agora, depois, limite])
  return rows.map(({ sha256 }) => sha256)
}

const owned = statement<{ sha256: string }>('conteudo.owned', 'select conteudos_com_dono($1) as sha256')

/** Those of the contents that an image still has, needed or not. */
export async function listComDono(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.query(owned, [hashes])
  return new Set(rows.map(({ sha256 }) => sha256))
}

const next = statement<{ sha256: string | null }>('conteudo.next', 'select conteudo_seguinte($1) as sha256')

/** Some content that an image has: the first after `depois`, or of all. Undefined when there are no images. */
export async function findConteudo(db: Db, depois: string): Promise<string | undefined> {
  const [row] = await db.query(next, [depois])
  return row?.sha256 ?? undefined
}

const days = statement<{ dias: number }>('retencao.dias', 'select dias from retencao where tipo = $1')

/** Days that content of a kind stays once nobody needs it. Throws when the table does not say. */
export async function findDias(db: Db, tipo: 'conteudoOrfao'): Promise<number> {
  const [row] = await db.query(days, [tipo])
  if (!row) throw new Error(`retencao has no row ${tipo}`)
  return row.dias
}

const release = statement<{ livre: boolean }>('conteudo.release', 'select libera_conteudo($1, $2) as livre')

/**
 * Whether the content may be deleted before this transaction ends: then nobody can send an image with it meanwhile,
 * and the images that had it are marked.
 */
export async function releaseConteudo(db: Db, sha256: string, agora: Date): Promise<boolean> {
  const [row] = await db.query(release, [sha256, agora])
  return row?.livre ?? false
}
