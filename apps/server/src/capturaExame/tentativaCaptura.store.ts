import { type Db, statement } from '../db/client.ts'

/** Wrong captures of one request, and of all together, that a unit has, and for how long the next one waits. Operadora §3. */
const LIVRES = 5
const LIVRES_UNIDADE = 20
const ESPERA_SEGUNDOS = 60 * 60

type Tentada = { codigoUnidade: number; numeroSolicitacao: number }

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
  `insert into tentativa_captura as t (codigo_credenciado, numero_solicitacao, erros, ate) 
   select $1, $2, 1, $3
    where (select coalesce(sum(erros), 0) from tentativa_captura where codigo_credenciado = $1) < ${LIVRES_UNIDADE}
   on conflict (codigo_credenciado, numero_solicitacao) do update set erros = t.erros + 1, ate = $3
     where t.erros < ${LIVRES}
   returning erros`,
)

const find = statement<{ ate: Date }>(
  'tentativaCaptura.find',
  `select coalesce(max(ate) filter (where numero_solicitacao = $2 and erros >= ${LIVRES}), min(ate)) as ate
     from tentativa_captura where codigo_credenciado = $1`,
)

/**
 * Counts a try as wrong before it is judged, so that many at once do not all pass before the first is counted. Answers
 * the seconds that it has to wait instead, 0 where it is taken. Numbers follow each other: those of the unit count together. A count is forgotten an hour after its last try.
 */
export async function takeTentativa(
  db: Db,
  { codigoUnidade, numeroSolicitacao }: Tentada,
  agora: Date,
): Promise<number> {
  await db.query(lock, [String(codigoUnidade)])
  await db.query(forget, [codigoUnidade, agora])
  const ate = new Date(agora.getTime() + ESPERA_SEGUNDOS * 1000)
  const tomadas = await db.query(take, [codigoUnidade, numeroSolicitacao, ate])
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
