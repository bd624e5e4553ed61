import path from 'node:path'
import { expect, it } from 'vitest'
import { runComando } from '../testing/comando.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { readComando } from './comandoAjuste.ts'
import { runRepasse } from './runRepasse.ts'

const t = await openTestApp()
const FECHAMENTO = '2027-01-20'

const run = (...words: string[]) => runComando(t, path.join(import.meta.dirname, 'ajusteMain.ts'), words)

const ask = (mudancas: Record<string, string> = {}, ...outras: string[]) => {
  const pedido = {
    credenciado: '100002',
    fechamento: FECHAMENTO,
    valor: '12,34',
    descricao: 'Evento a menos',
  }
  return [
    ...Object.entries({ ...pedido, ...mudancas }).flatMap(([nome, valor]) => [`--${nome}`, valor]),
    ...outras,
  ]
}

it.each([
  [ask(), 1234],
  [ask({ valor: '1.234,56' }), 123_456],
  [ask({ valor: '7' }), 700],
  [ask({ valor: '0' }), undefined],
  [ask({ valor: '-1' }), undefined],
  [ask({ valor: '12.34' }), undefined],
  [ask({ valor: '' }), undefined],
  [ask({ fechamento: '20/01/2027' }), undefined],
  [ask({ fechamento: '2027-02-30' }), undefined],
  [ask({ credenciado: 'x' }), undefined],
  [ask({ descricao: '  ' }), undefined],
  [ask({}, '--outra'), undefined],
  [[], undefined],
])('%j is worth %j cents', (args, centavos) => {
  expect(readComando(args)?.valorCentavos).toBe(centavos)
})

it('enters the open run and changes what is paid, and no run that is published', async () => {
  expect(await run(...ask())).toEqual({
    code: 0,
    said: expect.stringMatching(/^Crédito de R\$\s12,34 ao 100002 no pagamento que fecha em 2027-01-20\.\n$/),
  })
  expect((await run(...ask({ valor: '2,00' }, '--debito'))).code).toBe(0)
  t.clock.set(new Date('2027-02-01T12:00:00Z'))
  await runRepasse(t.services, 100_002)
  const runs = await t.rows(
    `select liberado_centavos::int as liberado, credito_centavos::int as credito, debito_centavos::int as debito,
            liquido_centavos::int as liquido, situacao
       from repasse where codigo_credenciado = 100002 and fechamento = $1`,
    [FECHAMENTO],
  )
  expect(runs).toEqual([{ liberado: 0, credito: 1234, debito: 200, liquido: 1034, situacao: 'publicado' }])
  const tarde = await run(...ask())
  expect(tarde.code).toBe(1)
  expect(tarde.said).toContain('já foi publicado')
})

it.each([
  ['an unknown provider', ask({ credenciado: '999999' }), 1, 'Não há credenciado 999999'],
  ['a day on which none closes', ask({ fechamento: '2027-03-05' }), 1, 'o próximo fecha em 2027-03-20'],
  ['words that it does not know', ['ajustar'], 2, 'Uso:'],
] as const)('refuses %s', async (_nome, args, code, texto) => {
  const answer = await run(...args)
  expect(answer.code).toBe(code)
  expect(answer.said).toContain(texto)
})
