import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/testApp.ts'

const t = await openTestApp()

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
