import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, it } from 'vitest'
import { createTomada, denyMore, sendRecurso } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { clearPrazos, plantNegada } from './prazo.fixture.ts'

const t = await openTestApp()

beforeEach(() => clearPrazos(t))

const list = async () => (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(100001) })).body
const giveUp = async (chave: string) =>
  t.call(prazo.createDesistencia, { body: { chave, motivo: 'Fechei a sala.' } }, { as: await t.as(100001) })

it('has denials that may still be appealed, by what an appeal could bring back', async () => {
  const { numeroFicha, publish } = await plantNegada(t, '2026-11-06')
  // A limit of the contract is no deadline: an appeal would not change it.
  await denyMore(t, numeroFicha, ['1024'], 90_000)
  await t.rows(`update repasse_evento set fechamento = '2026-09-20' where numero_ficha = $1`, [numeroFicha])
  const [glosado] = await t.rows<{ valor: string }>(
    `select to_char(glosa_centavos / 100.0, 'FM9990.00') as valor from repasse_evento
      where numero_ficha = $1 and sequencial_inclusao = 1`,
    [numeroFicha],
  )
  expect((await list()).prazos).toMatchObject([
    { tipo: 'RECURSO', referencia: numeroFicha, prazo: '2026-12-06', valor: glosado?.valor },
  ])
  // Sixteen days ahead, and the day after the last.
  for (const dia of ['2026-11-07', '2026-10-21']) {
    await publish(dia)
    expect((await list()).total).toBe(0)
  }
  await publish('2026-10-22')
  expect((await list()).prazos.map(({ tipo }) => tipo)).toEqual(['RECURSO'])
  await sendRecurso(t, { numeroFicha })
  expect((await list()).total).toBe(0)
})

it('has no denial whose place another guide has: its appeal would be refused', async () => {
  const { numeroFicha } = await plantNegada(t, '2026-11-06', createTomada)
  expect(await list()).toMatchObject({ total: 0, valorEmRisco: '0.00' })
  expect((await giveUp(`RECURSO:${numeroFicha}:2026-12-06`)).codigo).toBe('API-PRA-0001')
  // What has a place of its own is worth an appeal, and lapses.
  await denyMore(t, numeroFicha, ['3016'], 90_000)
  await t.rows(`update repasse_evento set fechamento = '2026-09-20' where numero_ficha = $1`, [numeroFicha])
  expect(await list()).toMatchObject({
    prazos: [{ tipo: 'RECURSO', referencia: numeroFicha, valor: '900.00' }],
    valorEmRisco: '900.00',
  })
})
