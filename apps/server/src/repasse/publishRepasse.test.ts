import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { type Ajuste, createAjuste } from './createAjuste.ts'
import { listDescontos } from './desconto.store.ts'
import { insertLancamentos } from './lancamento.store.ts'
import { publishDevidos } from './publishRepasse.ts'
import { CODIGO, clearRepasses, insertEncaminhada, insertRepasse } from './repasse.fixture.ts'
import { depositRepasses, listRepassesDevidos } from './repasse.store.ts'

const t = await openTestApp()
const write = <Result>(work: (db: Db) => Promise<Result>) => t.services.pool.transaction(CODIGO, work)
const HOJE = '2026-11-21'

beforeEach(() => clearRepasses(t))

const adjust = (ajuste: Partial<Ajuste>) =>
  write((db) =>
    createAjuste(
      db,
      {
        codigoCredenciado: CODIGO,
        fechamento: '2026-12-20',
        valorCentavos: 250,
        credito: false,
        descricao: 'Pago a mais.',
        ...ajuste,
      },
      TEST_NOW,
    ),
  )
const readDescontos = (fechamento: string) =>
  t.rows(
    `select sequencial::int, tipo, credito, base_centavos::int as base, pontos_base::int as pontos,
            valor_centavos::int as valor, descricao
       from repasse_desconto where codigo_credenciado = $1 and fechamento = $2 order by tipo, sequencial`,
    [CODIGO, fechamento],
  )
const readRepasse = async (fechamento: string) => {
  const [linha] = await t.rows<Record<string, unknown>>(
    `select situacao, informado_centavos::int as informado, processado_centavos::int as processado,
            glosa_centavos::int as glosa, franquia_centavos::int as franquia, liberado_centavos::int as liberado,
            debito_centavos::int as debito, credito_centavos::int as credito, liquido_centavos::int as liquido
       from repasse where codigo_credenciado = $1 and fechamento = $2`,
    [CODIGO, fechamento],
  )
  return linha
}

describe('a statement', () => {
  it('is summed up, withheld from by the law of the day on which it is paid, and published on its day', async () => {
    await insertRepasse(t, '2026-10-20', { publicacao: HOJE, pagamento: '2027-01-01' })
    await insertRepasse(t, '2026-11-20', { publicacao: '2026-11-22', pagamento: '2026-12-10' })
    const numeroFicha = await insertEncaminhada(t, '2026-10-20', [
      { valor: 130_000, pago: 120_000, glosado: 7000 },
      { valor: 90_000, pago: 80_000, glosado: 8000 },
    ])
    await write((db) => insertLancamentos(db, CODIGO, numeroFicha, '2026-10-20'))
    await t.rows(
      `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos, descricao)
       values ($1, '2026-10-20', 1, '08', false, 250, 'Pago a mais.'), ($1, '2026-10-20', 2, '08', true, 120, 'Pago a menos.')`,
      [CODIGO],
    )
    expect(await write((db) => publishDevidos(db, CODIGO, TEST_NOW, HOJE))).toEqual([
      { fechamento: '2026-10-20', liquidoCentavos: 190_870 },
    ])
    expect(await readRepasse('2026-10-20')).toEqual({
      situacao: 'publicado',
      informado: 220_000,
      processado: 220_000,
      glosa: 15_000,
      franquia: 5000,
      liberado: 200_000,
      debito: 9250,
      credito: 120,
      liquido: 190_870,
    })
    const retencao = { credito: false, base: 200_000, descricao: null }
    const ajuste = { tipo: '08', base: null, pontos: null }
    // PIS and COFINS end with 2026.
    expect(await readDescontos('2026-10-20')).toEqual([
      { ...retencao, sequencial: 3, tipo: '01', pontos: 150, valor: 3000 },
      { ...retencao, sequencial: 4, tipo: '02', pontos: 200, valor: 4000 },
      { ...retencao, sequencial: 5, tipo: '06', pontos: 100, valor: 2000 },
      { ...ajuste, sequencial: 1, credito: false, valor: 250, descricao: 'Pago a mais.' },
      { ...ajuste, sequencial: 2, credito: true, valor: 120, descricao: 'Pago a menos.' },
    ])
    // What the law takes comes before what was entered by hand, whichever was there first.
    const lidos = await write((db) => listDescontos(db, CODIGO, ['2026-10-20']))
    expect(lidos.map(({ tipo, valorCentavos }) => [tipo, valorCentavos])).toEqual([
      ['01', 3000],
      ['02', 4000],
      ['06', 2000],
      ['08', 250],
      ['08', 120],
    ])
    expect(await readRepasse('2026-11-20')).toMatchObject({ situacao: 'aberto', liquido: 0 })
    expect(await write((db) => publishDevidos(db, CODIGO, TEST_NOW, HOJE))).toEqual([])
    expect(await readDescontos('2026-10-20')).toHaveLength(5)
  })

  it('of nothing is published too, with what is owed from before', async () => {
    await insertRepasse(t, '2026-10-20', { publicacao: '2026-11-01', pagamento: '2026-11-10' })
    await t.rows(
      `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos)
       values ($1, '2026-10-20', 1, '08', true, 300)`,
      [CODIGO],
    )
    expect(await write((db) => publishDevidos(db, CODIGO, TEST_NOW, HOJE))).toEqual([
      { fechamento: '2026-10-20', liquidoCentavos: 300 },
    ])
    expect(await readRepasse('2026-10-20')).toMatchObject({
      situacao: 'publicado',
      processado: 0,
      credito: 300,
    })
  })

  it('is deposited on its day of payment once it is published, and told of once', async () => {
    const publicado = { publicacao: '2026-11-01', situacao: 'publicado' } as const
    await insertRepasse(t, '2026-09-20', { ...publicado, pagamento: HOJE })
    await insertRepasse(t, '2026-10-20', { ...publicado, pagamento: '2026-11-22' })
    await insertRepasse(t, '2026-08-20', { publicacao: '2026-11-01', pagamento: HOJE })
    const deposit = () => write((db) => depositRepasses(db, CODIGO, HOJE, TEST_NOW))
    expect(await deposit()).toEqual([{ fechamento: '2026-09-20', liquidoCentavos: 0 }])
    expect(await deposit()).toEqual([])
    expect(await readRepasse('2026-10-20')).toMatchObject({ situacao: 'publicado' })
    expect(await readRepasse('2026-08-20')).toMatchObject({ situacao: 'aberto' })
  })

  it.each([
    ['one to be published today is due', { publicacao: HOJE, pagamento: '2026-12-10' }, true],
    ['one to be published tomorrow is not', { publicacao: '2026-11-22', pagamento: '2026-12-10' }, false],
    [
      'one to be deposited today is due',
      { publicacao: '2026-11-01', pagamento: HOJE, situacao: 'publicado' },
      true,
    ],
    [
      'one to be deposited tomorrow is not',
      { publicacao: '2026-11-01', pagamento: '2026-11-22', situacao: 'publicado' },
      false,
    ],
    [
      'one that was deposited is not',
      { publicacao: '2026-11-01', pagamento: HOJE, situacao: 'depositado' },
      false,
    ],
  ] as const)('%s', async (_nome, run, devido) => {
    await insertRepasse(t, '2026-10-20', run)
    const devidos = await t.services.background.read(0, (db) => listRepassesDevidos(db, HOJE, CODIGO - 1, 1))
    expect(devidos.some(({ codigoCredenciado }) => codigoCredenciado === CODIGO)).toBe(devido)
  })
})

describe('a correction', () => {
  it.each([
    [false, 'Pago a mais.'],
    [true, 'Pago a menos.'],
  ])('enters the open run, as credit: %s', async (credito, descricao) => {
    await adjust({ credito, descricao })
    const linha = { tipo: '08', credito, base: null, pontos: null, valor: 250, descricao }
    expect(await readDescontos('2026-12-20')).toEqual([{ sequencial: 1, ...linha }])
    await adjust({ credito, descricao })
    expect(await readDescontos('2026-12-20')).toEqual([
      { sequencial: 1, ...linha },
      { sequencial: 2, ...linha },
    ])
  })

  it.each([
    [
      'a day on which none closes',
      { fechamento: '2026-12-19' },
      'Nenhum pagamento fecha em 2026-12-19; o próximo fecha em 2026-12-20.',
    ],
    ['a provider that there is not', { codigoCredenciado: 999 }, 'Não há credenciado 999.'],
    [
      'a statement that is out',
      { fechamento: '2026-10-20' },
      'O demonstrativo do pagamento que fechou em 2026-10-20 já foi publicado.',
    ],
  ])('is refused for %s, and nothing is kept', async (_nome, ajuste, mensagem) => {
    await insertRepasse(t, '2026-10-20', {
      publicacao: '2026-11-01',
      pagamento: '2026-11-10',
      situacao: 'publicado',
    })
    await expect(adjust(ajuste)).rejects.toThrow(mensagem)
    expect(await t.rows('select 1 from repasse_desconto where codigo_credenciado = $1', [CODIGO])).toEqual([])
  })
})
