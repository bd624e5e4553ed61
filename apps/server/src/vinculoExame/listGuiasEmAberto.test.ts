import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

it('the guides that an exam may be linked to come as they were released, the newest first', async () => {
  const codigoAssociado = await createAssociado(t)
  const ultima = await releaseGuia(t, { codigoAssociado })
  const anterior = await releaseGuia(t, { codigoAssociado })
  // Its number is the higher one, and says nothing of the day.
  await t.rows(`update guia set liberada_em = liberada_em - interval '1 day' where numero_ficha = $1`, [
    anterior,
  ])
  const { body } = await t.call(
    vinculoExame.listGuiasEmAberto,
    { query: { codigoAssociado } },
    { as: await t.as(100001) },
  )
  expect(body.map(({ numeroFicha }) => numeroFicha)).toEqual([ultima, anterior])
})
