import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it.each(['599999999', '000000099'])(
  'a card that nobody has, %s, is trailed as cards are kept',
  async (codigo) => {
    const query = { codigoAssociado: codigo }
    const as = await t.as(100001)
    const { status, headers } = await t.call(elegibilidade.getInformacoes, { query }, { as })
    expect(status).toBe(404)
    const sql = 'select codigo_associado, resultado from trilha where requisicao = $1'
    expect(await t.rows(sql, [headers['x-request-id']])).toEqual([
      { codigo_associado: String(Number(codigo)), resultado: 'API-ELE-0001' },
    ])
  },
)
