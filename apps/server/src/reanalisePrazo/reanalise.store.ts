import { type Db, statement } from '../db/client.ts'

/** A request to look at a term again; answered once `julgadaEm` is there. Months of treatment. */
export type Reanalise = {
  numeroReanalise: number
  protocolo: string
  numeroTratamento: number
  numeroFicha: number
  mesesConcedidos: number
  mesesPedidos: number
  justificativa: string
  enviadaEm: Date
  prazoResposta: string
  julgadaEm: Date | null
  mesesDecididos: number | null
  razao: string | null
}

const colunas = `
  numero_reanalise as "numeroReanalise", protocolo, numero_tratamento as "numeroTratamento", numero_ficha as "numeroFicha",
  meses_concedidos as "mesesConcedidos", meses_pedidos as "mesesPedidos", justificativa, enviada_em as "enviadaEm",
  prazo_resposta as "prazoResposta", julgada_em as "julgadaEm", meses_decididos as "mesesDecididos", razao`

const list = statement<Reanalise>(
  'reanalise.list',
  `select ${colunas} from reanalise_prazo where codigo_credenciado = $1 and numero_tratamento = $2
    order by numero_reanalise desc`,
)

/** The requests about a treatment of the provider, the newest first. */
export const listReanalises = (
  db: Db,
  codigoCredenciado: number,
  numeroTratamento: number,
): Promise<Reanalise[]> => db.query(list, [codigoCredenciado, numeroTratamento])

const some = statement<Reanalise>(
  'reanalise.some',
  `select ${colunas} from reanalise_prazo where codigo_credenciado = $1 and numero_reanalise = any ($2::bigint[])`,
)

/** The requests of these numbers, in no order. */
export const findReanalises = (
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<Reanalise[]> => db.query(some, [codigoCredenciado, [...numeros]])

const insert = statement<{ numeroReanalise: number; protocolo: string }>(
  'reanalise.insert',
  `insert into reanalise_prazo (codigo_credenciado, numero_tratamento, numero_ficha, meses_concedidos, meses_pedidos,
                                justificativa, login, nome, enviada_em, prazo_resposta)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning numero_reanalise as "numeroReanalise", protocolo`,
)

export type NovaReanalise = Omit<
  Reanalise,
  'numeroReanalise' | 'protocolo' | 'julgadaEm' | 'mesesDecididos' | 'razao'
> & { codigoCredenciado: number; login: number; nome: string }

/** Writes a request; a second open one of the treatment is refused by its index. */
export async function insertReanalise(db: Db, nova: NovaReanalise) {
  const [row] = await db.query(insert, [
    nova.codigoCredenciado,
    nova.numeroTratamento,
    nova.numeroFicha,
    nova.mesesConcedidos,
    nova.mesesPedidos,
    nova.justificativa,
    nova.login,
    nova.nome,
    nova.enviadaEm,
    nova.prazoResposta,
  ])
  if (!row) throw new Error('a re-analysis was not inserted')
  return row
}

const conclude = statement(
  'reanalise.conclude',
  `update reanalise_prazo set julgada_em = $3, meses_decididos = $4, razao = $5
    where codigo_credenciado = $1 and numero_reanalise = $2 and julgada_em is null`,
)

/** Notes what was answered, once. */
export async function concludeReanalise(
  db: Db,
  codigoCredenciado: number,
  numeroReanalise: number,
  { em, mesesDecididos, razao }: { em: Date; mesesDecididos: number; razao: string },
): Promise<void> {
  await db.query(conclude, [codigoCredenciado, numeroReanalise, em, mesesDecididos, razao])
}

/** Which request of which provider waits for its answer. */
type ReanaliseDevida = { codigoCredenciado: number; numeroReanalise: number }

const devidas = statement<ReanaliseDevida>(
  'reanalise.devidas',
  `select codigo_credenciado as "codigoCredenciado", numero_reanalise as "numeroReanalise"
     from reanalises_devidas($1, $2, $3)`,
)

/** The requests of all providers that have to be answered by a day and are not, by number after one of them. */
export const listDevidas = (
  db: Db,
  hoje: string,
  depois: number,
  limite: number,
): Promise<ReanaliseDevida[]> => db.query(devidas, [hoje, depois, limite])
