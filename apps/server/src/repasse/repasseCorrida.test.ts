import { beforeEach, expect, it } from 'vitest'
import { type Db, detached } from '../db/client.ts'
import { untilWaiting } from '../testing/corrida.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { enterRepasse } from './enterRepasse.ts'
import { insertLancamentos } from './lancamento.store.ts'
import { publishDevidos } from './publishRepasse.ts'
import { CODIGO, clearRepasses, insertEncaminhada, insertRepasse } from './repasse.fixture.ts'

const t = await openTestApp()
const write = <Result>(work: (db: Db) => Promise<Result>) => t.services.pool.transaction(CODIGO, work)
const HOJE = '2026-11-21'
const FECHAMENTO = '2026-10-20'

let numeroFicha: number
beforeEach(async () => {
  await clearRepasses(t)
  await insertRepasse(t, FECHAMENTO, { publicacao: HOJE, pagamento: '2027-01-01' })
  numeroFicha = await insertEncaminhada(t, FECHAMENTO, [{ valor: 10_000, pago: 10_000, glosado: 0 }])
})

const publish = (db: Db) => publishDevidos(db, CODIGO, TEST_NOW, HOJE)

const enter = (db: Db) => {
  const encaminhamento = { fechamento: FECHAMENTO }
  return enterRepasse(db, { codigoCredenciado: CODIGO, rede: 'AURORA', encaminhamento }, TEST_NOW, HOJE)
}

/** Does `first`, then `rest` once `second`, of a transaction of its own, waits for it. */
async function follow<A, B>(
  first: (db: Db) => Promise<A>,
  second: (db: Db) => Promise<B>,
  rest: (db: Db) => Promise<void> = async () => undefined,
): Promise<[A, B]> {
  const { done, following } = await write(async (db) => {
    const done = await first(db)
    const following = detached(() => write(second))
    await untilWaiting(t, 1)
    await rest(db)
    return { done, following }
  })
  return [done, await following]
}

const readProcessado = async () =>
  (
    await t.rows<{ fechamento: string; processado: number }>(
      `select fechamento::text, processado_centavos::int as processado from repasse
        where codigo_credenciado = $1 and situacao = 'publicado'`,
      [CODIGO],
    )
  ).map(({ processado }) => processado)

it('a run that a guide entered is published with what is judged of it', async () => {
  const [entrou] = await follow(enter, publish, (db) =>
    insertLancamentos(db, CODIGO, numeroFicha, FECHAMENTO),
  )
  expect(entrou).toBe(FECHAMENTO)
  expect(await readProcessado()).toEqual([10_000])
})

it('a guide that comes while its run is published waits, and enters the next one', async () => {
  expect((await follow(publish, enter))[1]).toBe('2026-12-20')
  expect(await readProcessado()).toEqual([0])
})

it('of two that publish at once, one does, and withholds', async () => {
  await write((db) => insertLancamentos(db, CODIGO, numeroFicha, FECHAMENTO))
  const [[primeira], segunda] = await follow(publish, publish)
  expect(primeira).toMatchObject({ fechamento: FECHAMENTO })
  expect(segunda).toEqual([])
})
