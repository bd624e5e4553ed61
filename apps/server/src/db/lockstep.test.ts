import { describe, expect, it } from 'vitest'
import { type Db, type Statement, statement } from './client.ts'
import { doInStep, readMany } from './lockstep.ts'

const dobro = readMany(statement<{ dobro: number }>('dobro', 'select $1 * 2 as dobro'), 'integer')
const metade = readMany(statement<{ metade: number }>('metade', 'select $1 / 2 as metade'), 'integer')
const sozinha = statement<{ numero: number }>('sozinha', 'select $1 as numero')

/** A transaction that answers two rows of each value, and keeps what it was asked; it fails at one statement. */
function createDb(falha?: string): { db: Db; asked: string[] } {
  const asked: string[] = []
  const db: Db = {
    query: async <Row>({ name }: Statement<Row>, [value]: readonly unknown[] = []) => {
      asked.push(name)
      if (name === falha) throw new Error(name)
      const linhas: { vez: number; v1: unknown }[] = name.endsWith('.deMuitos')
        ? JSON.parse(String(value))
        : [{ vez: 0, v1: value }]
      // The test's own rows.
      return linhas.flatMap((linha) => [linha, linha]) as Row[]
    },
  }
  return { db, asked }
}

describe('works in step', () => {
  it('ask once what all of them ask, and each gets its own rows', async () => {
    const { db, asked } = createDb()
    const lidas: unknown[] = []
    await doInStep(db, [7, 8, 9], async (seu, numero) => {
      const [rows] = await Promise.all([seu.query(dobro, [numero]), seu.query(sozinha, [numero])])
      lidas.push(rows)
      if (numero === 8) await seu.query(metade, [numero])
    })
    expect(asked).toEqual(['dobro.deMuitos', 'sozinha', 'sozinha', 'sozinha', 'metade'])
    expect(lidas).toEqual(
      [7, 8, 9].map((v1, vez) => [
        { vez, v1 },
        { vez, v1 },
      ]),
    )
  })

  it('are asked in the order of each of them, whatever the others ask', async () => {
    const { db, asked } = createDb()
    await doInStep(db, [true, false], async (seu, isDireto) => {
      const ordem = isDireto ? [dobro, metade] : [metade, dobro]
      await Promise.all(ordem.map((cada) => seu.query<unknown>(cada, [1])))
    })
    expect(asked).toEqual(['dobro', 'metade.deMuitos', 'dobro'])
  })

  it('fail with the first failure, and ask nothing after it', async () => {
    const { db, asked } = createDb('dobro.deMuitos')
    const feito = doInStep(db, [1, 2], async (seu, numero) => {
      await seu.query(dobro, [numero]).catch(() => undefined)
      await seu.query(metade, [numero])
    })
    await expect(feito).rejects.toThrow('dobro.deMuitos')
    expect(asked).toEqual(['dobro.deMuitos'])
  })
})
