import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { createGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

// Session, permission and owner of each call: testing/matriz/permissao.test.ts.
const t = await openTestApp()

it('does not show a guide of another provider in a plan of treatment', async () => {
  const numeroFicha = await createGuia(t, 'autorizada', { codigoAssociado: '500000001' })
  const query = { codigoAssociado: '500000001' }
  const numbers = async (login: number) => {
    const { body } = await t.call(guia.getPlanoTratamento, { query }, { as: await t.as(login) })
    return body.emAndamento.map((cada) => cada.numeroFicha)
  }
  expect(await numbers(100001)).toContain(numeroFicha)
  expect(await numbers(100004)).toEqual([])
})
