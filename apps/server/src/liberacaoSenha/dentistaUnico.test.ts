import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

it.each([
  ['the only dentist', 100001, 1000011],
  ['none of several', 100004, null],
])('a request that names no dentist is of %s', async (_whose, login, dentista) => {
  const pedido = { codigoAssociado: await createAssociado(t), codigoEspecialidade: 1 }
  const { body } = await t.call(liberacaoSenha.releaseSenha, { body: pedido }, { as: await t.as(login) })
  const [guia] = await t.rows('select codigo_dentista as dentista from guia where numero_ficha = $1', [
    body.numeroFicha,
  ])
  expect(guia).toEqual({ dentista })
})

it('a complementary guide of one that names none is of the only dentist', async () => {
  const numeroFicha = await releaseGuia(t)
  await t.rows(
    'update guia set codigo_dentista = null, status_ficha = 1, codigo_etapa = 2 where numero_ficha = $1',
    [numeroFicha],
  )
  const { body } = await t.call(
    liberacaoSenha.releaseComplementar,
    { body: { numeroFicha } },
    { as: await t.as(100001) },
  )
  const [guia] = await t.rows('select codigo_dentista as dentista from guia where numero_ficha = $1', [
    body.numeroFicha,
  ])
  expect(guia).toEqual({ dentista: 1000011 })
})
