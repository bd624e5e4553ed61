import { impressao } from '@portal/contract/impressao.ts'
import { beforeAll, expect, it } from 'vitest'
import { askContato, createEmAndamento, TELEFONE } from '../testing/contato.fixture.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()
const REGISTRADO = '1133334444'
/** The guide that the desk was told a phone for, another of this provider's, and one of another provider's. */
let daMesa: number
let anterior: number
let alheia: number
beforeAll(async () => {
  const codigoAssociado = await createEmAndamento(t, { telefone: REGISTRADO, email: 'em.vigor@example.com' })
  const [primeira] = await t.rows<{ numero_ficha: string }>(
    'select numero_ficha from guia where codigo_associado = $1',
    [codigoAssociado],
  )
  anterior = Number(primeira?.numero_ficha)
  t.clock.advance(60_000)
  alheia = await releaseGuia(t, { codigoAssociado, login: 100004 })
  daMesa = await releaseGuia(t, { codigoAssociado })
  expect((await askContato(t, codigoAssociado, await t.as(100001))).status).toBe(200)
})

async function readTelefones(numeroFicha: number, login = 100001): Promise<string[]> {
  const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha } }, { as: await t.as(login) })
  const texto = (await readPdf(raw)).map((pagina) => pagina.texto).join('')
  return [TELEFONE, REGISTRADO].filter((telefone) => texto.includes(telefone))
}

it('the phone that the desk was given for a guide is printed on that one alone', async () => {
  expect(await readTelefones(daMesa)).toEqual([TELEFONE])
  expect(await readTelefones(anterior)).toEqual([REGISTRADO])
  expect(await readTelefones(alheia, 100004)).toEqual([REGISTRADO])
})

it.each([
  [
    'the link that confirms it is too old',
    `update contato_associado set pedido_em = pedido_em - interval '1 year'`,
    `update contato_associado set pedido_em = pedido_em + interval '1 year'`,
  ],
  [
    'the guide is no longer in progress',
    'update guia set status_ficha = 6 where numero_ficha = $1',
    'update guia set status_ficha = 8 where numero_ficha = $1',
  ],
  [
    'it was refused',
    `update contato_associado set situacao = 'recusado', decidido_em = now()`,
    `update contato_associado set situacao = 'emConfirmacao', decidido_em = null`,
  ],
])('and no longer than it serves: %s', async (_nome, muda, desfaz) => {
  const valores = muda.includes('$1') ? [daMesa] : []
  await t.rows(muda, valores)
  expect(await readTelefones(daMesa)).toEqual([REGISTRADO])
  await t.rows(desfaz, valores)
  expect(await readTelefones(daMesa)).toEqual([TELEFONE])
})
