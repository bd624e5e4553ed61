import { type Db, type Statement, statement } from './client.ts'

type Rows = readonly unknown[]

/** One work's question, and how its answer is handed over. */
type Pergunta = {
  values: readonly unknown[]
  resolve: (rows: Rows) => void
  reject: (error: unknown) => void
}

/** A statement with all who ask it in this turn. */
type Vez = { statement: Statement<unknown>; perguntas: Pergunta[] }

const split = (tipos: string): string[] => tipos.split(', ').filter((tipo) => tipo !== '')

/** The rows of values that many ask with, named and typed; `$1` holds them all, as JSON. */
const toLinhas = (tipos: string): string =>
  `jsonb_to_recordset($1) as muitos(${['vez integer', ...split(tipos).map((tipo, i) => `v${i + 1} ${tipo}`)].join(', ')})`

const toMuitos = <Row>(one: Statement<Row>, text: string): Statement<Row> => ({
  ...one,
  deMuitos: statement(`${one.name}.deMuitos`, text),
})

/**
 * A statement that reads, and that many may ask at once: its own text for each row of their values, whose types are listed
 * in their order ("bigint, text").
 */
export const readMany = <Row>(one: Statement<Row>, tipos = ''): Statement<Row> =>
  toMuitos(
    one,
    `select muitos.vez, q.*
       from ${toLinhas(tipos)} cross join lateral (${one.text.replaceAll(/\$(\d+)/g, 'muitos.v$1')}) q`,
  )

/**
 * A statement that writes, and that many may ask at once: written over the rows of its values, `v1`, `v2` and so on, of
 * these types (`text` for what is JSON). Who asks alone is a batch of one.
 */
export function writeMany(name: string, tipos: string, write: (linhas: string) => string): Statement<never> {
  const uma = split(tipos).map((tipo, i) => `$${i + 1}::${tipo} as v${i + 1}`)
  return toMuitos(statement(name, write(`(select ${uma.join(', ')}) muitos`)), write(toLinhas(tipos)))
}

/** The same of a statement whose only value is the numbers of guides, as an array. */
export const writeOfGuias = (name: string, write: (numeros: string) => string): Statement<never> =>
  toMuitos(
    statement(name, write('$1')),
    write(`array(select n from ${toLinhas('bigint[]')} cross join unnest(v1) n)`),
  )

/** What several works ask of one transaction, turn by turn. */
class Lockstep {
  private vezes: Vez[] = []
  private isSending = false
  private falha: PromiseRejectedResult | undefined
  private readonly db: Db

  constructor(db: Db) {
    this.db = db
  }

  /** The transaction's face to one work: what it asks goes out in the order in which it asks. */
  open(): Db {
    let [desta, lugar] = [this.vezes, -1]
    return {
      query: <Row>(asked: Statement<Row>, values: readonly unknown[] = []) =>
        new Promise<Row[]>((answer, reject) => {
          // The statement says what its rows are.
          const resolve = (rows: Rows) => answer(rows as Row[])
          if (desta !== this.vezes) [desta, lugar] = [this.vezes, -1]
          const achada = desta.findIndex((vez, i) => i > lugar && vez.statement === asked)
          lugar = achada < 0 ? desta.length : achada
          const vez = desta[lugar] ?? { statement: asked, perguntas: [] }
          desta[lugar] = vez
          vez.perguntas.push({ values, resolve, reject })
          this.send()
        }),
    }
  }

  /** Once nobody can go on without an answer, all that was asked goes out together. */
  private send(): void {
    if (this.isSending) return
    this.isSending = true
    setImmediate(() => {
      const vezes = this.vezes
      this.vezes = []
      Promise.allSettled(vezes.map((vez) => this.ask(vez)))
        .then((respostas) => this.deliver(vezes, respostas))
        .catch((error: unknown) => {
          for (const { perguntas } of vezes) for (const { reject } of perguntas) reject(error)
        })
    })
  }

  private deliver(vezes: readonly Vez[], respostas: readonly PromiseSettledResult<Rows[]>[]): void {
    // The first failure ended the transaction: whatever came after it says no more than that.
    this.falha ??= respostas.find((resposta) => resposta.status === 'rejected')
    this.isSending = false
    for (const [i, { perguntas }] of vezes.entries()) this.answer(perguntas, respostas[i])
    if (this.vezes.length > 0) this.send()
  }

  private answer(perguntas: readonly Pergunta[], resposta: PromiseSettledResult<Rows[]> | undefined): void {
    for (const [i, { resolve, reject }] of perguntas.entries()) {
      if (this.falha) reject(this.falha.reason)
      else resolve((resposta?.status === 'fulfilled' && resposta.value[i]) || [])
    }
  }

  /** The rows of each who asked. */
  private async ask({ statement: asked, perguntas }: Vez): Promise<Rows[]> {
    if (this.falha) throw this.falha.reason
    if (asked.deMuitos === undefined || perguntas.length === 1)
      return Promise.all(perguntas.map(({ values }) => this.db.query(asked, values)))
    const linhas = perguntas.map(({ values }, vez) => ({
      vez,
      ...Object.fromEntries(values.map((value, i) => [`v${i + 1}`, value])),
    }))
    const rows = await this.db.query(asked.deMuitos, [JSON.stringify(linhas)])
    const porVez = Map.groupBy(rows, ({ vez }) => vez)
    return perguntas.map((_, vez) => porVez.get(vez) ?? [])
  }
}

/**
 * Does the same work for several things in one transaction, in step: each reads and writes as if it were alone, and what
 * all of them ask at once is one statement over all their values (`readMany`, `writeMany`). What one of them writes the
 * others must not read. Throws the first error, once all have ended: nothing of the transaction may be kept then.
 */
export async function doInStep<Item>(
  db: Db,
  itens: readonly Item[],
  work: (db: Db, item: Item) => Promise<void>,
): Promise<void> {
  const passo = new Lockstep(db)
  const feitos = await Promise.allSettled(itens.map((item) => work(passo.open(), item)))
  const falha = feitos.find((feito) => feito.status === 'rejected')
  if (falha) throw falha.reason
}
