import { afterEach, expect, it, vi } from 'vitest'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { startLimpeza } from './limpeza.ts'

const t = await openTestApp()
afterEach(() => vi.useRealTimers())

const minutos = (quantos: number) => new Date(TEST_NOW.getTime() + quantos * 60_000)

const insert = (chave: string, inicio: Date, liberada: Date | '-infinity') =>
  t.rows('insert into tentativa_login (chave, falhas, inicio_em, liberada_em) values ($1, 9, $2, $3)', [
    chave,
    inicio,
    liberada,
  ])

it('clears the attempts whose window is over, however many, and keeps what still slows somebody down', async () => {
  await insert('conta:1', minutos(-59), '-infinity')
  await insert('endereco:10.0.0.1', minutos(-61), minutos(1))
  await insert('endereco:10.0.0.2', minutos(-61), minutos(-1))
  await insert('rede:10.0.0.0/24', minutos(-61), minutos(1))
  for (const chave of ['rede:10.0.1.0/24', 'dispositivo:a', 'sessao:a']) {
    await insert(chave, minutos(-61), minutos(-1))
  }
  await t.rows(
    `insert into tentativa_login select 'conta:' || n, 1, $1, '-infinity' from generate_series(1001, 3500) n`,
    [minutos(-61)],
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startLimpeza(t.services.pool, t.clock, t.services.report)
  vi.advanceTimersByTime(60_000)
  const left = () => t.rows<{ chave: string }>('select chave from tentativa_login order by chave')
  await vi.waitFor(async () =>
    expect((await left()).map(({ chave }) => chave)).toEqual([
      'conta:1',
      'endereco:10.0.0.1',
      'rede:10.0.0.0/24',
    ]),
  )
  await stop()
})
