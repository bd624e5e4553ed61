import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { capture, createCapturavel } from './capturaExame.fixture.ts'

const t = await openTestApp()

it.each([
  ['2026-11-22T02:59:59.000Z', '2026-11-23T02:59:59.000Z'],
  ['2026-11-22T03:00:00.000Z', '2026-11-24T03:00:00.000Z'],
])(
  'what is captured at %s may be given back until %s: by the terms of that day in São Paulo',
  async (em, ate) => {
    await t.rows(
      `insert into prazo_exame
     select rede, '2026-11-22', dias_validade, 48, dias_imagem from prazo_exame
      where rede = (select rede from credenciado where codigo = 100003) on conflict do nothing`,
    )
    t.clock.set(new Date(em))
    expect((await capture(t, await createCapturavel(t))).body.devolverAte).toBe(ate)
  },
)
