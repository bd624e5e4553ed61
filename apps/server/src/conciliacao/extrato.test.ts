import { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { CODIGO, clearMesa, createMesa, credito, importar, insertPago } from './conciliacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(CODIGO)
const { read, link, explain, undo, acoes } = createMesa(t, as)

/** A deposit that is no run's, of a day on which none of them is looked for. */
const longe = credito({ dia: '2026-10-25', valor: '7.00' })
const bring = (periodo?: Periodo, creditos = [longe], arquivo: string | null = 'a.ofx') =>
  importar(t, as, creditos, arquivo, periodo)
/** Why nothing is offered for the runs of the 10th of September, October and November, and of which days. */
const tell = async () =>
  (await read()).pagamentos.map(({ semPar }) => semPar && [semPar.motivo, semPar.de, semPar.ate])
const semExtrato = (mes: string) => ['semExtrato', `2026-${mes}-08`, `2026-${mes}-17`]
const nenhum = ['09', '10', '11'].map(semExtrato)
const novembro = { de: '2026-11-01', ate: '2026-11-15' }

let setembro = ''
beforeEach(async () => {
  await clearMesa(t)
  setembro = await insertPago(t, CODIGO, 9, 10_000)
  await insertPago(t, CODIGO, 10, 10_000)
  await insertPago(t, CODIGO, 11, 10_000)
})

it('before any statement nobody knows what came', async () => {
  expect(await tell()).toEqual(nenhum)
})

it.each<[string, Periodo, string[], string[]]>([
  [
    'of all days of the run',
    { de: '2026-11-01', ate: '2026-11-20' },
    semExtrato('10'),
    ['semDeposito', '2026-11-08', '2026-11-17'],
  ],
  ['that ends within its days', novembro, semExtrato('10'), ['semDeposito', '2026-11-08', '2026-11-15']],
  [
    'of its day alone',
    { de: '2026-11-10', ate: '2026-11-10' },
    semExtrato('10'),
    ['semDeposito', '2026-11-10', '2026-11-10'],
  ],
  [
    'that ends the day before',
    { de: '2026-11-01', ate: '2026-11-09' },
    semExtrato('10'),
    ['semExtrato', '2026-11-10', '2026-11-17'],
  ],
  [
    'that begins the day after',
    { de: '2026-11-11', ate: '2026-11-20' },
    semExtrato('10'),
    ['semExtrato', '2026-11-08', '2026-11-10'],
  ],
  [
    'of two runs',
    { de: '2026-10-10', ate: '2026-11-10' },
    ['semDeposito', '2026-10-10', '2026-10-17'],
    ['semDeposito', '2026-11-08', '2026-11-10'],
  ],
])(
  'a statement %s says that nothing came in what it is of, and of no other day',
  async (_nome, periodo, outubro, doUltimo) => {
    expect((await bring(periodo)).status).toBe(200)
    expect(await tell()).toEqual([semExtrato('09'), outubro, doUltimo])
  },
)

it('of two statements each says what it is of, and what is undone says nothing', async () => {
  await bring(novembro)
  await bring({ de: '2026-09-01', ate: '2026-09-30' }, [credito({ dia: '2026-09-25' })])
  expect((await tell()).map((porque) => porque?.[0])).toEqual(['semDeposito', 'semExtrato', 'semDeposito'])
  await undo(1)
  expect((await tell()).map((porque) => porque?.[0])).toEqual(['semDeposito', 'semExtrato', 'semExtrato'])
  await undo(2)
  expect(await tell()).toEqual(nenhum)
})

it('one that came while another of its days stood tells nothing once that one is undone, until it comes again', async () => {
  const pago = credito({ dia: '2026-11-10', valor: '7.00' })
  await bring(novembro, [pago])
  await bring({ de: '2026-11-08', ate: '2026-11-20' }, [pago])
  await bring({ de: '2026-09-01', ate: '2026-09-30' }, [credito({ dia: '2026-09-25' })])
  t.clock.advance(1000)
  await undo(1)
  expect(await tell()).toEqual([
    ['semDeposito', '2026-09-08', '2026-09-17'],
    semExtrato('10'),
    semExtrato('11'),
  ])
  await bring(novembro, [longe])
  expect((await tell())[2]?.[0]).toBe('semDeposito')
})

it('until its last page is here it says nothing', async () => {
  const send = (importacao: number | null, ultima: boolean) =>
    t.call(
      conciliacao.sendCreditos,
      { body: { importacao, arquivo: 'a.ofx', periodo: novembro, creditos: [longe], ultima } },
      { as },
    )
  await send(null, false)
  expect(await tell()).toEqual(nenhum)
  await send(1, true)
  expect((await tell())[2]).toEqual(['semDeposito', '2026-11-08', '2026-11-15'])
})

it('one that did not keep its days is of those from its first deposit to its last', async () => {
  await bring(undefined, [
    credito({ dia: '2026-10-10', valor: '1.00' }),
    credito({ dia: '2026-11-09', valor: '1.00' }),
  ])
  expect((await tell()).map((porque) => porque?.[0])).toEqual(['semExtrato', 'outroValor', 'semExtrato'])
})

it('one of which all was here already is of its days all the same', async () => {
  await bring(undefined, [longe])
  await bring(novembro, [longe])
  expect((await tell())[2]).toEqual(['semDeposito', '2026-11-08', '2026-11-15'])
  expect((await acoes()).acoes.map(({ numero, itens }) => [numero, itens])).toEqual([
    [2, 0],
    [1, 1],
  ])
})

it('one that has nothing new comes in by its days alone, and is undone as any other', async () => {
  expect((await bring(novembro, [])).body).toEqual({ importacao: 1, novos: 0, repetidos: 0 })
  expect((await tell())[2]).toEqual(['semDeposito', '2026-11-08', '2026-11-15'])
  expect((await read()).ultimaAcao).toMatchObject({ numero: 1, itens: 0, valor: '0.00' })
  await undo(1)
  expect(await tell()).toEqual(nenhum)
})

it.each([
  ['of a file without days', undefined, 'a.ofx'],
  ['typed', novembro, null],
])('nothing %s is no import', async (_nome, periodo, arquivo) => {
  const { codigo, detalhes } = await bring(periodo, [], arquivo)
  expect([codigo, detalhes[0]?.campo]).toEqual(['API-GEN-0001', 'creditos'])
  expect((await read()).ultimaAcao).toBeNull()
})

it('what was typed is no statement, whatever days it says, and the nearest amount is told', async () => {
  await bring(novembro, [credito({ dia: '2026-11-09', valor: '94.00' })], null)
  expect(await tell()).toEqual(nenhum)
  expect((await read()).pagamentos[2]?.semPar).toMatchObject({
    motivo: 'semExtrato',
    perto: { falta: '6.00', deposito: { valor: '94.00' } },
  })
})

it('what was said of a run does not make a statement of it', async () => {
  await bring(novembro)
  await link([{ deposito: 1, dataFechamento: setembro, valor: '7.00' }])
  await explain('3.00', setembro)
  expect((await read()).pagamentos[0]).toMatchObject({ falta: '90.00', semPar: { motivo: 'semExtrato' } })
})

it('days that have not come are no statement', async () => {
  await bring({ de: '2026-11-01', ate: '2026-12-31' })
  const guardado = async () =>
    t.rows(
      'select extrato_de::text as de, extrato_ate::text as ate from conciliacao_acao where codigo_credenciado = $1 order by numero',
      [CODIGO],
    )
  expect(await guardado()).toEqual([{ de: '2026-11-01', ate: '2026-11-21' }])
  await bring({ de: '2026-12-01', ate: '2026-12-31' })
  expect((await guardado())[1]).toEqual({ de: null, ate: null })
  // And nothing else of it would be kept.
  const { codigo, detalhes } = await bring({ de: '2026-12-01', ate: '2026-12-31' }, [])
  expect([codigo, detalhes[0]?.campo]).toEqual(['API-GEN-0001', 'creditos'])
})

it.each([
  ['the last day before the first', { de: '2026-11-02', ate: '2026-11-01' }, 'periodo.ate'],
  ['a day that there is not', { de: '2026-02-30', ate: '2026-11-01' }, 'periodo.de'],
  ['a day of another century', { de: '1999-12-31', ate: '2026-11-01' }, 'periodo.de'],
])('%s is refused, and nothing is kept', async (_nome, periodo, campo) => {
  const { codigo, detalhes } = await bring(periodo)
  expect([codigo, detalhes[0]?.campo]).toEqual(['API-GEN-0001', campo])
  expect((await read()).depositos.total).toBe(0)
})
