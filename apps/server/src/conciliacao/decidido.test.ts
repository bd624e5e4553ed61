import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { createMesa, credito, importar, insertPago } from './conciliacao.fixture.ts'

const t = await openTestApp()
/** Two people of one clinic, each on a screen that still offers the pair. */
const as = await t.as(100004)
const colega = await t.as(1000046)
const mesa = createMesa(t, as)

// Runs of days that the seed has none on.
const outubro = await insertPago(t, 100004, 10, 10_000)
const setembro = await insertPago(t, 100004, 9, 10_000)
beforeEach(async () => {
  for (const tabela of ['parte', 'recusa', 'diferenca'])
    await t.rows(`delete from conciliacao_${tabela} where codigo_credenciado = 100004`)
  for (const tabela of ['deposito', 'conciliacao_acao'])
    await t.rows(`delete from ${tabela} where codigo_credenciado = 100004`)
  await importar(t, as, [credito(), credito({ dia: '2026-10-11', valor: '40.00' })])
})

const par = { deposito: 1, dataFechamento: outubro }
const accept = (
  quem: Person,
  mudado: { deposito?: number; dataFechamento?: string; valor?: string } = {},
) => {
  const partes = [{ ...par, valor: '100.00', ...mudado }]
  return t.call(conciliacao.linkDepositos, { body: { pares: [{ partes, sugerido: true }] } }, { as: quem })
}
const refuse = (quem: Person) => t.call(conciliacao.createRecusa, { body: { pares: [par] } }, { as: quem })
const decisoes = { accept, refuse }
const listVigentes = async () =>
  (await mesa.acoes()).acoes.flatMap(({ tipo, desfeita }) =>
    desfeita || tipo === 'importacao' ? [] : [tipo],
  )
const QUANDO = '\\d\\d/\\d\\d/2026 \\d\\d:\\d\\d:\\d\\d\\.'

describe('of two who decide the same pair', () => {
  it.each([
    ['accept', 'refuse', 'par', 'foi aceito'],
    ['refuse', 'accept', 'recusa', 'foi recusado'],
    ['accept', 'accept', 'par', 'foi aceito'],
    ['refuse', 'refuse', 'recusa', 'foi recusado'],
  ] as const)('the first does %s, and the second is told who did: %s', async (uma, outra, tipo, dito) => {
    expect((await decisoes[uma](colega)).status).toBe(200)
    const [{ feitaPor } = { feitaPor: '' }] = (await mesa.acoes()).acoes
    const { status, codigo, detalhes } = await decisoes[outra](as)
    expect([status, codigo, detalhes]).toEqual([
      409,
      'API-CNC-0009',
      [
        {
          mensagem: expect.stringMatching(
            new RegExp(`^O par do pagamento de 10/10/2026 ${dito} por ${feitaPor} em ${QUANDO}$`),
          ),
        },
      ],
    ])
    expect(await listVigentes()).toEqual([tipo])
  })

  it('both at once: one of them, and never both', async () => {
    for (let vez = 0; vez < 5; vez++) {
      const respostas = await Promise.all([accept(as), refuse(colega)])
      expect(respostas.map(({ codigo }) => codigo ?? 'feita').toSorted()).toEqual(['API-CNC-0009', 'feita'])
      const { pagamentos } = await mesa.read()
      const isPago = pagamentos.find(({ repasse }) => repasse.dataFechamento === outubro)?.falta === '0.00'
      expect(await listVigentes()).toEqual([isPago ? 'par' : 'recusa'])
      const [acao] = (await mesa.acoes()).acoes
      await mesa.undo(acao?.numero ?? 0)
    }
  })

  it('what was undone is decided anew', async () => {
    await refuse(colega)
    const [acao] = (await mesa.acoes()).acoes
    await mesa.undo(acao?.numero ?? 0)
    expect((await accept(as)).status).toBe(200)
  })
})

it.each([
  [
    'the deposit pays another run',
    () => mesa.link([{ deposito: 1, dataFechamento: setembro, valor: '100.00' }]),
    () => refuse(colega),
    'já não vale: o depósito foi conciliado com outro pagamento',
  ],
  [
    'another deposit pays the run in part',
    () => mesa.link([{ deposito: 2, dataFechamento: outubro, valor: '40.00' }]),
    () => accept(colega),
    'já não vale: o pagamento foi conciliado com outro depósito',
  ],
  [
    'what the run lacked is put down to something',
    () => mesa.explain('100.00', outubro),
    () => refuse(colega),
    'já não vale: o que faltava do pagamento foi explicado',
  ],
  [
    'it was refused, whatever the deposit pays since',
    async () => {
      await refuse(as)
      return mesa.link([{ deposito: 1, dataFechamento: setembro, valor: '100.00' }])
    },
    () => accept(colega),
    'foi recusado',
  ],
])('a pair is gone where %s', async (_nome, antes, depois, dito) => {
  expect((await antes()).status).toBe(200)
  const { codigo, detalhes } = await depois()
  expect([codigo, detalhes[0]?.mensagem]).toEqual(['API-CNC-0009', expect.stringContaining(dito)])
})

it('of two decisions that stand the newest is told', async () => {
  await mesa.link([{ deposito: 2, dataFechamento: outubro, valor: '40.00' }])
  await mesa.explain('60.00', outubro)
  expect((await refuse(colega)).detalhes[0]?.mensagem).toContain('o que faltava do pagamento foi explicado')
})

it('a refused deposit may still be chosen by hand, and one of which something is left refused', async () => {
  await refuse(colega)
  expect((await mesa.link([{ ...par, valor: '30.00' }])).status).toBe(200)
  await mesa.undo(2)
  expect((await refuse(as)).status).toBe(200)
})
