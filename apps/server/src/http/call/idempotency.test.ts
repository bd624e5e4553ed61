import { randomUUID } from 'node:crypto'
import { acesso } from '@portal/contract/acesso.ts'
import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { detached, statement } from '../../db/client.ts'
import { createGuia, readGuia, releaseGuia } from '../../testing/guia.fixture.ts'
import { openTestApp, type Person } from '../../testing/testApp.ts'
import { keepResposta } from './idempotency.store.ts'

const t = await openTestApp()
let as = await t.as(100001)

const note = (numeroFicha: number, key: string, descricaoObservacao = 'Nota', person = as) =>
  t.call(guia.createObservacao, { body: { numeroFicha, descricaoObservacao } }, { as: person, key })

const countNotas = async (numeroFicha: number) =>
  (await t.rows('select 1 from observacao_guia where numero_ficha = $1', [numeroFicha])).length

it('does a repeated write once, and says that the answer is the first one', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  const first = await note(numeroFicha, key)
  t.clock.advance(60_000)
  const again = await note(numeroFicha, key.toUpperCase())
  expect(first.headers['idempotent-replayed']).toBeUndefined()
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(JSON.parse(String(again.raw))).toEqual(JSON.parse(String(first.raw)))
  expect(await countNotas(numeroFicha)).toBe(1)
})

it('trails who gets the answer again, and of whom it tells', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  const answers = [await note(numeroFicha, key), await note(numeroFicha, key)]
  const linhas = await Promise.all(
    answers.map(({ headers }) =>
      t.rows('select codigo_associado, objeto, resultado from trilha where requisicao = $1', [
        headers['x-request-id'],
      ]),
    ),
  )
  const [[first = {}] = []] = linhas as Record<string, unknown>[][]
  expect(first).toMatchObject({ codigo_associado: expect.any(String), resultado: 'ok' })
  expect(linhas[1]).toEqual([{ ...first, resultado: 'repetida' }])
})

it('is the login’s: another one of the clinic does its own', async () => {
  const [clinica, colega] = [await t.as(100004), await t.as(1000043)]
  const [numeroFicha, key] = [await releaseGuia(t, { login: 100004, codigoDentista: 1000043 }), randomUUID()]
  await note(numeroFicha, key, 'Nota', clinica)
  const answer = await note(numeroFicha, key, 'Nota', colega)
  expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([200, undefined])
  for (const quem of [clinica, colega])
    expect((await note(numeroFicha, key, 'Nota', quem)).headers['idempotent-replayed']).toBe('true')
  expect(await countNotas(numeroFicha)).toBe(2)
})

it('refuses the key with another body, or for another operation', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  await note(numeroFicha, key)
  expect(await note(numeroFicha, key, 'Outra')).toMatchObject({ status: 422, codigo: 'API-GEN-0009' })
  const body = { numeroFicha, motivo: 'Nota' }
  const other = await t.call(guia.cancelGuia, { body }, { as, key })
  expect(other).toMatchObject({ status: 422, codigo: 'API-GEN-0009' })
  expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 8 })
})

/** Does `work` while the first request with a key is still served; the key is free again at its end. */
function whileServed<T>(key: string, work: () => Promise<T>): Promise<T> {
  const hold = statement('teste.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')
  return t.services.pool.transaction(0, async (db) => {
    await db.query(hold, [`100001:${key}`])
    return detached(work)
  })
}

it('answers 409 where the first is on its way for three seconds more', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  await whileServed(key, async () => {
    const since = performance.now()
    const answer = await note(numeroFicha, key)
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GEN-0010' })
    expect(answer.headers['retry-after']).toBe('1')
    expect(performance.now() - since).toBeGreaterThan(2000)
  })
  expect((await note(numeroFicha, key)).status).toBe(200)
})

it('of twenty that wait, one happens, the others get its answer, and no connection was held meanwhile', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  const outra = await createGuia(t)
  const { enviadas } = await whileServed(key, async () => {
    const vinte = Promise.all(Array.from({ length: 20 }, () => note(numeroFicha, key)))
    // More than the provider's share of the connections wait: its other call, behind them, is served all the same.
    expect(await note(outra, randomUUID())).toMatchObject({ status: 200 })
    return { enviadas: vinte }
  })
  const answers = await enviadas
  const [{ body: primeira } = { body: undefined }] = answers
  for (const { status, body } of answers) expect([status, body]).toEqual([200, primeira])
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19)
  expect(await countNotas(numeroFicha)).toBe(1)
})

it('keeps no refusal: corrected outside, the same request goes through', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
  expect(await note(numeroFicha, key)).toMatchObject({ status: 409, codigo: 'API-GTO-0010' })
  await t.rows('update guia set bloqueada = false where numero_ficha = $1', [numeroFicha])
  expect((await note(numeroFicha, key)).status).toBe(200)
})

it('does not know the keys of another provider', async () => {
  const [propria, alheia, key] = [await createGuia(t), await releaseGuia(t, { login: 100004 }), randomUUID()]
  await note(propria, key)
  const answer = await note(alheia, key, 'Nota', await t.as(100004))
  expect(answer.status).toBe(200)
  expect(answer.headers['idempotent-replayed']).toBeUndefined()
})

it('refuses a key that is no UUID', async () => {
  const answer = await note(await createGuia(t), 'chave')
  expect(answer).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
})

it('keeps an answer for a day at least, and not for ever', async () => {
  const [numeroFicha, key] = [await createGuia(t), randomUUID()]
  const antes = t.clock.now()
  await note(numeroFicha, key)
  const kept = async () => (await t.rows('select 1 from idempotencia where chave = $1', [key])).length
  t.clock.advance(25 * 60 * 60_000)
  as = await login()
  await note(numeroFicha, randomUUID())
  expect(await kept()).toBe(1)
  t.clock.advance(24 * 60 * 60_000)
  as = await login()
  await note(numeroFicha, randomUUID())
  expect(await kept()).toBe(0)
  t.clock.set(antes)
})

it.each([
  { antigas: 0, ficam: 0, lidas: 50 },
  { antigas: 1000, ficam: 950, lidas: 200 },
])('of $antigas old answers and a thousand others each write lets fifty go, and reads few', async (caso) => {
  const fill = (quantas: number, dias: number) =>
    t.rows(
      `insert into idempotencia (codigo_credenciado, chave, operacao, corpo_sha256, status, resposta, criada_em, login)
       select 100004, gen_random_uuid(), 'x', 'x', 200, 'null', $1::timestamptz - make_interval(days => $3, secs => n), 100004
         from generate_series(1, $2) as n`,
      [t.clock.now(), quantas, dias],
    )
  await Promise.all([fill(caso.antigas, 3), fill(1000, 0)])
  const pedido = { credenciado: 100004, login: 100004, chave: randomUUID(), operacao: 'x', corpo: 'x' }
  const lidas = await t.services.pool.transaction(100004, async (db) => {
    await keepResposta(db, pedido, 200, null, [], t.clock.now())
    const [row] = await db.query(statement<{ lidas: number }>('teste.lidas', readHere))
    return row?.lidas
  })
  expect(lidas).toBeLessThan(caso.lidas)
  const restantes = await t.rows(
    `select 1 from idempotencia where codigo_credenciado = 100004 and criada_em < $1::timestamptz - interval '2 days'`,
    [t.clock.now()],
  )
  expect(restantes).toHaveLength(caso.ficam)
})

/** Rows of the answers kept that this transaction has looked at. */
const readHere = `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as lidas
  from pg_stat_xact_user_tables where relname = 'idempotencia'`

it('keeps no token', async () => {
  const answer = await t.call(acesso.refreshToken, {}, { as: await login() })
  expect(answer.status).toBe(200)
  expect(await t.rows(`select 1 from idempotencia where resposta::text like '%accessToken%'`)).toEqual([])
})

async function login(): Promise<Person> {
  const body = { login: '100001', senha: 'Sorriso#2026' }
  const answer = await t.call(acesso.login, { body })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { authorization: `Bearer ${answer.body.accessToken}`, cookie }
}
