import { type Db, statement } from '../db/client.ts'
import { hashCorpo } from '../http/call/idempotency.store.ts'

/** Wrong captures of one request, and of all together, that a unit has, and for how long the next one waits. Operadora §3. */
const LIVRES = 5
const LIVRES_UNIDADE = 20
const ESPERA_SEGUNDOS = 60 * 60

type Tentada = { codigoUnidade: number; numeroSolicitacao: number }

/** A try that has a key is itself when it comes again with it; of one without, every sending is a try. */
export const toChaveTentativa = (chave: string | undefined, tentado: unknown): string | undefined =>
  chave && hashCorpo([chave, tentado])

const forget = statement(
  'tentativaCaptura.forget',
  'delete from tentativa_captura where codigo_credenciado = $1 and ate <= $2',
)

const lock = statement(
  'tentativaCaptura.lock',
  `select pg_advisory_xact_lock(hashtextextended('tentativas de captura ' || $1, 0))`,
)

const take = statement<{ erros: number }>(
  'tentativaCaptura.take',
  `insert into tentativa_captura as t (codigo_credenciado, numero_solicitacao, erros, ate, chaves)
   select $1, $2, 1, $3, array_remove(array[$4::text], null)
    where (select coalesce(sum(erros), 0) from tentativa_captura where codigo_credenciado = $1) < ${LIVRES_UNIDADE}
   on conflict (codigo_credenciado, numero_solicitacao) do update set erros = t.erros + 1, ate = $3, chaves = t.chaves || excluded.chaves
     where t.erros < ${LIVRES}
   returning erros`,
)

const repeated = statement(
  'tentativaCaptura.repeated',
  `select from tentativa_captura
    where codigo_credenciado = $1 and numero_solicitacao = $2 and $3 = any (chaves)`,
)

const find = statement<{ ate: Date }>(
  'tentativaCaptura.find',
  `select coalesce(max(ate) filter (where numero_solicitacao = $2 and erros >= ${LIVRES}), min(ate)) as ate
     from tentativa_captura where codigo_credenciado = $1`,
)

/**
 * Counts a try as wrong before it is judged, so that many at once do not all pass before the first is counted. Answers
 * the seconds that it has to wait instead, 0 where it is taken, or was before with the same key. Numbers follow each
 * other: those of the unit count together. A count is forgotten an hour after its last try.
 */
export async function takeTentativa(
  db: Db,
  { codigoUnidade, numeroSolicitacao }: Tentada,
  chave: string | undefined,
  agora: Date,
): Promise<number> {
  await db.query(lock, [String(codigoUnidade)])
  await db.query(forget, [codigoUnidade, agora])
  const repetidas = chave ? await db.query(repeated, [codigoUnidade, numeroSolicitacao, chave]) : []
  if (repetidas.length > 0) return 0
  const ate = new Date(agora.getTime() + ESPERA_SEGUNDOS * 1000)
  const tomadas = await db.query(take, [codigoUnidade, numeroSolicitacao, ate, chave])
  if (tomadas.length > 0) return 0
  const [row] = await db.query(find, [codigoUnidade, numeroSolicitacao])
  return row ? Math.max(1, Math.ceil((row.ate.getTime() - agora.getTime()) / 1000)) : 1
}

const clear = statement(
  'tentativaCaptura.clear',
  'delete from tentativa_captura where codigo_credenciado = $1 and numero_solicitacao = $2',
)

/** Whoever got it right has not erred. */
export async function clearTentativas(db: Db, { codigoUnidade, numeroSolicitacao }: Tentada): Promise<void> {
  await db.query(clear, [codigoUnidade, numeroSolicitacao])
}
