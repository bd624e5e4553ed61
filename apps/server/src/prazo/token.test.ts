import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { clearPrazos, plantGuia } from './prazo.fixture.ts'

const t = await openTestApp()

beforeEach(() => clearPrazos(t))

const list = async (login = 100001) =>
  (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(login) })).body
const giveUp = async (chave: string) =>
  t.call(prazo.createDesistencia, { body: { chave, motivo: 'Fechei a sala.' } }, { as: await t.as(100001) })

it('a token that the patient has, after what waits for the hand, and none that is still asked for', async () => {
  const comToken = await plantGuia(t, 19, { prazo: '2026-11-24', senha: '2026-12-01' })
  await plantGuia(t, 18, { prazo: '2026-11-23' })
  const semImagem = await plantGuia(t, 5, { prazo: '2026-11-25' }, 2)
  expect((await list()).prazos).toMatchObject([
    { tipo: 'IMAGEM', referencia: semImagem },
    { tipo: 'TOKEN', referencia: comToken, prazo: '2026-11-24', valor: null },
  ])
  expect((await giveUp(`TOKEN:${comToken}:2026-11-24`)).status).toBe(200)
  expect((await list()).total).toBe(1)
  expect((await list(100004)).total).toBe(0)
})
