import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { CODIGO, clearMesa, createMesa, credito, importar, insertPago } from './conciliacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(CODIGO)
const { read, link, refuse, explain, undo, acoes } = createMesa(t, as)

let outubro = ''
let novembro = ''
beforeEach(async () => {
  await clearMesa(t)
  outubro = await insertPago(t, CODIGO, 10, 10_000)
  novembro = await insertPago(t, CODIGO, 11, 20_000)
})

it.each([
  ['was withheld', false, ['diferenca']],
  ['was added', true, []],
])('a deposit that lacks what %s of its run', async (_nome, isCredito, esperados) => {
  await t.rows('update repasse_desconto set credito = $2 where codigo_credenciado = $1', [CODIGO, isCredito])
  await importar(t, as, [credito({ valor: '98.00' })])
  expect((await read()).sugestoes.map(({ evidencia }) => evidencia.valor)).toEqual(esperados)
})

describe('what is said to pay what', () => {
  beforeEach(async () => {
    await importar(t, as, [credito(), credito({ dia: '2026-11-10', valor: '300.00' })])
  })

  it('takes from both, tells how it was found, and explains the rest', async () => {
    expect((await link([{ deposito: 1, dataFechamento: outubro, valor: '100.00' }])).body).toEqual({
      acoes: [2],
    })
    const partes = [{ deposito: 2, dataFechamento: novembro, valor: '150.00' }]
    const diferenca = {
      dataFechamento: novembro,
      tipo: 'retencao' as const,
      valor: '20.00',
      texto: 'ISS "retido"',
    }
    expect((await link(partes, [diferenca, { ...diferenca, valor: '5.00' }])).status).toBe(200)
    expect((await explain('25.00', novembro)).body).toEqual({ acao: 4 })
    const { pagamentos, depositos, sugestoes, ultimaAcao } = await read()
    expect(pagamentos.map(({ valorConciliado, falta }) => [valorConciliado, falta])).toEqual([
      ['100.00', '0.00'],
      ['150.00', '0.00'],
    ])
    expect(pagamentos[0]?.partes).toMatchObject([
      { acao: 2, valor: '100.00', metodo: 'exata', deposito: { numero: 1, restante: '0.00' } },
    ])
    expect(pagamentos[1]?.partes).toMatchObject([
      { acao: 3, valor: '150.00', metodo: 'manual', deposito: { numero: 2, restante: '150.00' } },
    ])
    expect(pagamentos[1]?.diferencas).toEqual([
      { acao: 3, tipo: 'retencao', valor: '20.00', texto: 'ISS retido' },
      { acao: 3, tipo: 'retencao', valor: '5.00', texto: 'ISS retido' },
      { acao: 4, tipo: 'ajuste', valor: '25.00', texto: 'Tarifa' },
    ])
    expect(depositos).toEqual({ total: 2, semPar: 1, valorSemPar: '150.00' })
    expect([sugestoes, ultimaAcao?.tipo, ultimaAcao?.valor]).toEqual([[], 'diferenca', '25.00'])
  })

  it('accepts many at once, each to be undone by itself', async () => {
    const pares = [
      { partes: [{ deposito: 1, dataFechamento: outubro, valor: '100.00' }] },
      { partes: [{ deposito: 2, dataFechamento: novembro, valor: '200.00' }] },
    ]
    expect((await t.call(conciliacao.linkDepositos, { body: { pares } }, { as })).body).toEqual({
      acoes: [2, 3],
    })
    await undo(2)
    expect((await read()).pagamentos.map(({ falta }) => falta)).toEqual(['100.00', '0.00'])
    const dobro = [...pares, ...pares]
    const { codigo, detalhes } = await t.call(conciliacao.linkDepositos, { body: { pares: dobro } }, { as })
    expect([codigo, detalhes[0]?.campo]).toEqual(['API-CNC-0004', 'pares.0.partes.0.valor'])
  })

  it('one deposit pays several runs, and several pay one', async () => {
    const { sugestoes } = await read()
    expect(sugestoes.map(({ metodo }) => metodo)).toEqual(['exata'])
    await refuse([{ deposito: 1, dataFechamento: outubro }])
    const [soma] = (await read()).sugestoes
    expect(soma).toMatchObject({ metodo: 'regra', certa: false, evidencia: { valor: 'somaRepasses' } })
    await link(
      (soma?.partes ?? []).map(({ deposito, ...parte }) => ({ ...parte, deposito: deposito.numero })),
    )
    const { pagamentos } = await read()
    expect(pagamentos.map(({ falta, partes }) => [falta, partes[0]?.metodo])).toEqual([
      ['0.00', 'regra'],
      ['0.00', 'regra'],
    ])
  })

  it('what was refused is not offered, until the refusal is undone', async () => {
    const offered = async () => (await read()).sugestoes.map(({ partes }) => partes[0]?.deposito.numero)
    await refuse([
      { deposito: 1, dataFechamento: outubro },
      { deposito: 1, dataFechamento: outubro },
    ])
    await refuse([{ deposito: 2, dataFechamento: novembro }])
    expect(await offered()).toEqual([])
    expect((await read()).pagamentos[0]?.semPar).toMatchObject({
      motivo: 'outroValor',
      deposito: { numero: 1 },
      falta: '0.00',
    })
    await undo(2)
    expect(await offered()).toEqual([1])
  })

  it('a payer is known by a line that was accepted, until that is undone', async () => {
    const isConhecido = async () =>
      (await read()).sugestoes.find(({ partes }) => partes[0]?.deposito.numero === 3)?.evidencia.conhecido
    const { acoes: aceitas } = (await link([{ deposito: 1, dataFechamento: outubro, valor: '100.00' }])).body
    await importar(t, as, [credito({ dia: '2026-11-10', valor: '200.00' })])
    expect(await isConhecido()).toBe(true)
    await undo(aceitas[0] ?? 0)
    expect(await isConhecido()).toBe(false)
  })

  it.each([
    [
      'a cent more than the deposit has',
      () => link([{ deposito: 1, dataFechamento: novembro, valor: '100.01' }]),
      'API-CNC-0004',
    ],
    [
      'a cent more than the run lacks',
      () => link([{ deposito: 2, dataFechamento: outubro, valor: '100.01' }]),
      'API-CNC-0004',
    ],
    [
      'too much in two parts',
      () => link(['60.00', '50.00'].map((valor) => ({ deposito: 1, dataFechamento: novembro, valor }))),
      'API-CNC-0004',
    ],
    [
      'too much with its difference',
      () =>
        link(
          [{ deposito: 1, dataFechamento: outubro, valor: '100.00' }],
          [{ dataFechamento: outubro, tipo: 'glosa', valor: '0.01', texto: '' }],
        ),
      'API-CNC-0004',
    ],
    ['too much put down to something', () => explain('100.01', outubro), 'API-CNC-0004'],
    [
      'no such deposit',
      () => link([{ deposito: 3, dataFechamento: outubro, valor: '1.00' }]),
      'API-CNC-0002',
    ],
    [
      'no such run',
      () => link([{ deposito: 1, dataFechamento: '2026-10-21', valor: '1.00' }]),
      'API-CNC-0003',
    ],
    ['a refusal of no deposit', () => refuse([{ deposito: 3, dataFechamento: outubro }]), 'API-CNC-0002'],
    ['a refusal of no run', () => refuse([{ deposito: 1, dataFechamento: '2026-10-21' }]), 'API-CNC-0003'],
    ['a difference of no run', () => explain('1.00', '2026-10-21'), 'API-CNC-0003'],
  ])('refuses %s, and leaves nothing', async (_nome, call, codigo) => {
    expect((await call()).codigo).toBe(codigo)
    expect((await acoes()).acoes.map(({ tipo }) => tipo)).toEqual(['importacao'])
    expect((await read()).pagamentos.map(({ falta }) => falta)).toEqual(['100.00', '200.00'])
  })

  it('a run whose statement is not out cannot be matched', async () => {
    await t.rows(`update repasse set situacao = 'aberto' where codigo_credenciado = $1 and fechamento = $2`, [
      CODIGO,
      outubro,
    ])
    expect((await link([{ deposito: 1, dataFechamento: outubro, valor: '1.00' }])).codigo).toBe(
      'API-CNC-0003',
    )
    expect((await read()).pagamentos.map(({ repasse }) => repasse.dataFechamento)).toEqual([novembro])
  })
})

describe('what is undone', () => {
  it('is one action, the others stay; and the history tells both', async () => {
    await importar(t, as, [credito(), credito({ dia: '2026-11-10', valor: '200.00' })])
    await link([{ deposito: 1, dataFechamento: outubro, valor: '100.00' }])
    await link([{ deposito: 2, dataFechamento: novembro, valor: '150.00' }])
    await explain('50.00', novembro)
    expect((await undo(2)).body).toEqual({ acao: 2, deOutro: null })
    expect((await read()).pagamentos.map(({ falta }) => falta)).toEqual(['100.00', '0.00'])
    expect((await undo(4)).status).toBe(200)
    expect((await read()).pagamentos.map(({ falta }) => falta)).toEqual(['100.00', '50.00'])
    expect((await read()).ultimaAcao?.numero).toBe(3)
    expect((await undo(4)).codigo).toBe('API-CNC-0006')
    const { acoes: todas, proximo } = await acoes({ limite: 3 })
    expect(
      todas.map(({ numero, tipo, itens, valor, desfeita }) => [
        numero,
        tipo,
        itens,
        valor,
        desfeita !== null,
      ]),
    ).toEqual([
      [4, 'diferenca', 1, '50.00', true],
      [3, 'par', 1, '150.00', false],
      [2, 'par', 1, '100.00', true],
    ])
    const resto = await acoes({ limite: 3, cursor: proximo })
    expect([resto.acoes.map(({ numero }) => numero), resto.proximo]).toEqual([[1], null])
  })

  it('of a whole import takes along pairs with their differences, and refusals', async () => {
    await importar(t, as, [credito({ valor: '98.00' }), credito({ dia: '2026-11-10', valor: '200.00' })])
    const [diferenca] = (await read()).sugestoes.filter(({ metodo }) => metodo === 'regra')
    expect(diferenca?.diferenca).toMatchObject({ tipo: 'retencao', valor: '2.00' })
    await link(
      [{ deposito: 1, dataFechamento: outubro, valor: '98.00' }],
      [{ dataFechamento: outubro, tipo: 'retencao', valor: '2.00', texto: '' }],
    )
    await refuse([{ deposito: 2, dataFechamento: novembro }])
    expect((await read()).pagamentos[0]?.falta).toBe('0.00')
    const nada = { pagamentos: 0, recusas: 0, diferencas: 0 }
    const dependentes = async () => (await acoes()).acoes.map((um) => um.dependentes)
    expect(await dependentes()).toEqual([nada, nada, { pagamentos: 1, recusas: 1, diferencas: 1 }])
    await undo(1)
    expect(await dependentes()).toEqual([nada, nada, nada])
    const { pagamentos, ultimaAcao } = await read()
    expect(pagamentos[0]).toMatchObject({ falta: '100.00', partes: [], diferencas: [] })
    expect(ultimaAcao).toBeNull()
    expect((await acoes()).acoes.map(({ desfeita }) => desfeita !== null)).toEqual([true, true, true])
    expect((await undo(2)).codigo).toBe('API-CNC-0006')
  })

  it('of an import counts what depends on it alone, each run once, and nothing of another provider', async () => {
    await importar(t, as, [credito({ valor: '60.00' }), credito({ valor: '40.00', dia: '2026-10-11' })])
    await importar(t, as, [credito({ dia: '2026-11-10', valor: '200.00' })], 'b.ofx')
    for (const [deposito, valor] of [
      [1, '60.00'],
      [2, '40.00'],
    ] as const)
      await link([{ deposito, dataFechamento: outubro, valor }])
    const lidas = (await acoes()).acoes.filter(({ tipo }) => tipo === 'importacao')
    expect(lidas.map(({ dependentes }) => dependentes.pagamentos)).toEqual([0, 1])
    const vizinho = await t.as(100001)
    await importar(t, vizinho, [credito()])
    expect((await createMesa(t, vizinho).acoes()).acoes[0]?.dependentes.pagamentos).toBe(0)
  })

  it('of a whole import takes along what was made of it, and leaves none of its words', async () => {
    await importar(t, as, [credito()])
    await link([{ deposito: 1, dataFechamento: outubro, valor: '100.00' }])
    await undo(1)
    const { pagamentos, depositos, sugestoes } = await read()
    expect([pagamentos[0]?.falta, depositos.total, sugestoes]).toEqual(['100.00', 0, []])
    expect((await link([{ deposito: 1, dataFechamento: outubro, valor: '100.00' }])).codigo).toBe(
      'API-CNC-0002',
    )
    expect(
      await t.rows(
        'select historico, conta, documento, padrao, identidade from deposito where codigo_credenciado = $1',
        [CODIGO],
      ),
    ).toEqual([{ historico: '', conta: '', documento: '', padrao: '', identidade: '' }])
    expect((await importar(t, as, [credito()])).body).toMatchObject({ novos: 1, repetidos: 0 })
  })
})
