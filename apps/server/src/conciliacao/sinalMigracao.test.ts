import { toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { toPadrao } from '@portal/domain/conciliacao/historico.ts'
import { readOfx } from '@portal/domain/conciliacao/readOfx.ts'
import { expect, test } from 'vitest'
import { migrateAntigo } from '../db/bancoAntigo.fixture.ts'

/** Migration 0138: the rows as they were read when a number that stands for a sign was left as it is. */
test('a deposit read before is the very one that its line is read as today; one that came in twice stays', async () => {
  const linhas = ['TED CAF&#201; &#x26; P&#xE3;o 7', 'TED AURORA', 'PIX CAF&#201;', 'PIX CAFÉ']
  const creditos = linhas.map((historico, at) => {
    const [credito] = readOfx(
      `<OFX><STMTTRN><DTPOSTED>20261010<TRNAMT>${at < 2 ? 100 + at : 300}.00<FITID>7<MEMO>${historico}</STMTTRN>`,
    ).creditos
    if (!credito) throw new Error(`no deposit of ${historico}`)
    return { ...credito, como: historico }
  })
  const found = await migrateAntigo(
    138,
    async (client) => {
      for (const [at, { como, ...credito }] of creditos.entries())
        await client.query(
          `insert into deposito (codigo_credenciado, numero, importacao, identidade, conta, dia, centavos, historico, padrao,
                                 documento, vale)
           values (1, $1, 1, $2, $3, $4, $5, $6, $7, $8, true)`,
          [
            at + 1,
            toIdentidade({ ...credito, historico: como }),
            credito.conta,
            credito.dia,
            credito.centavos,
            como,
            toPadrao(como),
            credito.documento,
          ],
        )
    },
    async (client) =>
      (await client.query('select historico, identidade, padrao from deposito order by numero')).rows,
  )
  const today = creditos.map((credito) => ({
    historico: credito.historico,
    identidade: toIdentidade(credito),
    padrao: toPadrao(credito.historico),
  }))
  expect(today[0]?.historico).toBe('TED CAFÉ & Pão 7')
  expect(found.filter((_, at) => at !== 2)).toEqual(today.filter((_, at) => at !== 2))
  expect(found[2]?.historico).toBe('PIX CAF&#201;')
})
