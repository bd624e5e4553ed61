import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { capture, createCapturavel } from './capturaExame.fixture.ts'

const t = await openTestApp()
const HORA_MS = 3_600_000
beforeEach(() => t.rows('delete from tentativa_captura'))

it('a request waits for an hour after the last wrong try, not after the first', async () => {
  const certa = await createCapturavel(t)
  const errada = { ...certa, dataNascimento: '1986-03-11' }
  await capture(t, errada)
  t.clock.advance(HORA_MS / 2)
  t.forget()
  for (let vez = 1; vez < 5; vez++) await capture(t, errada)
  t.clock.advance(HORA_MS / 2)
  t.forget()
  const recusada = await capture(t, certa)
  expect([recusada.codigo, recusada.headers['retry-after']]).toEqual(['API-CAP-0002', '1800'])
  t.clock.advance(HORA_MS / 2)
  t.forget()
  expect((await capture(t, certa)).status).toBe(200)
})

it('a unit with twenty wrong tries waits until the first of them is forgotten', async () => {
  const certa = await createCapturavel(t)
  const errar = async (de: number, ate: number) => {
    for (let n = de; n < ate; n++) await capture(t, { ...certa, numeroSolicitacao: 900_000 + n })
  }
  await errar(0, 1)
  t.clock.advance(HORA_MS / 2)
  t.forget()
  await errar(1, 20)
  const recusada = await capture(t, certa)
  expect([recusada.codigo, recusada.headers['retry-after']]).toEqual(['API-CAP-0002', '1800'])
  t.clock.advance(HORA_MS / 2)
  t.forget()
  expect((await capture(t, certa)).status).toBe(200)
})
