import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Db, Pool } from '../db/client.ts'
import type { RunningServices } from '../process/openServices.ts'
import { createAssociado, createGuia, readGuia, runFila } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { runRepasse } from './runRepasse.ts'

const t = await openTestApp()
const CREDENCIADO = 100001

/** What is forwarded on the day of the tests closes on 20 December. */
const FECHAMENTO = '2026-12-20'
const PUBLICACAO = new Date('2027-01-01T12:00:00Z')
const PAGAMENTO = new Date('2027-01-10T12:00:00Z')

type Run = Record<'fechamento' | 'situacao', string> &
  Record<'informado' | 'processado' | 'glosa' | 'franquia' | 'liberado' | 'debito' | 'liquido', number>

const readRuns = () =>
  t.rows<Run>(
    `select to_char(fechamento, 'YYYY-MM-DD') as fechamento, situacao, informado_centavos::int as informado,
            processado_centavos::int as processado, glosa_centavos::int as glosa, franquia_centavos::int as franquia,
            liberado_centavos::int as liberado, debito_centavos::int as debito, liquido_centavos::int as liquido
       from repasse where codigo_credenciado = $1 order by 1`,
    [CREDENCIADO],
  )

const readRows = () =>
  t.rows<{ numero_ficha: string; liberado_centavos: number; processado_centavos: number }>(
    'select * from repasse_evento where codigo_credenciado = $1',
    [CREDENCIADO],
  )

const listNotificacoes = async () =>
  (
    await t.rows<{ texto: string }>(
      `select texto from notificacao where codigo_credenciado = $1 and tipo = 'DEMONSTRATIVO' order by id`,
      [CREDENCIADO],
    )
  ).map(({ texto }) => texto)

const createPaga = async (ate: 'encaminhada' | 'processada') =>
  createGuia(t, ate, { codigoAssociado: await createAssociado(t) })

afterEach(async () => {
  t.clock.set(TEST_NOW)
  for (const tabela of ['repasse_desconto', 'repasse_evento', 'repasse', 'notificacao']) {
    await t.rows(`delete from ${tabela} where codigo_credenciado = $1`, [CREDENCIADO])
  }
  await t.rows(
    'update guia set status_ficha = 15 where codigo_credenciado = $1 and status_ficha in (10, 11, 12)',
    [CREDENCIADO],
  )
})

it('a run that owes is told as nothing to receive, and as no payment', async () => {
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
     values ($1, '2026-10-20', '2026-11-01', '2026-11-10', now())`,
    [CREDENCIADO],
  )
  await t.rows(
    `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, valor_centavos)
     values ($1, '2026-10-20', 1, '08', false, 50000)`,
    [CREDENCIADO],
  )
  await runRepasse(t.services, CREDENCIADO)
  expect(await listNotificacoes()).toEqual(['Demonstrativo publicado'])
})

describe('the forwarding', () => {
  it('gives the guide the lot of its day, a protocol of twelve characters and the run that it enters', async () => {
    const numeroFicha = await createPaga('encaminhada')
    const [linha] = await t.rows<{ numero_lote: string; protocolo: string; dia: string }>(
      `select numero_lote, protocolo, to_char(fechamento, 'YYYY-MM-DD') as dia from encaminhamento where numero_ficha = $1`,
      [numeroFicha],
    )
    expect(linha).toMatchObject({ numero_lote: '20261121', dia: FECHAMENTO })
    expect(linha?.protocolo).toMatch(/^P\d{11}$/)
  })
})

describe('the run', () => {
  it('has a row for each event that was judged, and nothing of it is due yet', async () => {
    await createPaga('processada')
    const [row] = await readRows()
    expect(row?.liberado_centavos).toBeGreaterThan(0)
    expect(await readRuns()).toMatchObject([{ fechamento: FECHAMENTO, situacao: 'aberto', liquido: 0 }])
    await runRepasse(t.services, CREDENCIADO)
    expect(await readRuns()).toMatchObject([{ situacao: 'aberto' }])
  })

  it('is summed up and published on its day, paid on its other day, and told of once each', async () => {
    await createPaga('processada')
    t.clock.set(PUBLICACAO)
    for (let again = 0; again < 2; again++) await runRepasse(t.services, CREDENCIADO)
    const [row] = await readRows()
    expect(await readRuns()).toMatchObject([
      { situacao: 'publicado', processado: row?.processado_centavos, liberado: row?.liberado_centavos },
    ])
    expect(await listNotificacoes()).toEqual(['Demonstrativo publicado'])
    t.clock.set(PAGAMENTO)
    for (let again = 0; again < 2; again++) await runRepasse(t.services, CREDENCIADO)
    expect(await readRuns()).toMatchObject([{ situacao: 'depositado', liberado: row?.liberado_centavos }])
    expect(await listNotificacoes()).toEqual(['Demonstrativo publicado', 'Repasse pago'])
  })

  it('judges first what was forwarded for it and still waits', async () => {
    const numeroFicha = await createPaga('encaminhada')
    await createPaga('processada')
    t.clock.set(PUBLICACAO)
    await runRepasse(t.services, CREDENCIADO)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 12 })
    expect(await readRows()).toHaveLength(2)
    expect(await readRuns()).toMatchObject([{ fechamento: FECHAMENTO, situacao: 'publicado' }])
  })

  it('finds what waits alone for it: it is open since the forwarding', async () => {
    await createPaga('encaminhada')
    expect(await readRuns()).toMatchObject([{ fechamento: FECHAMENTO, situacao: 'aberto' }])
    t.clock.set(PUBLICACAO)
    await runRepasse(t.services, CREDENCIADO)
    expect(await readRows()).toHaveLength(1)
    expect(await readRuns()).toMatchObject([{ fechamento: FECHAMENTO, situacao: 'publicado' }])
  })

  it('takes what is judged once it is published into the next one', async () => {
    const numeroFicha = await createPaga('encaminhada')
    await createPaga('processada')
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    t.clock.set(PUBLICACAO)
    await runRepasse(t.services, CREDENCIADO)
    await t.rows('update guia set bloqueada = false where numero_ficha = $1', [numeroFicha])
    for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
    expect(await readRuns()).toMatchObject([
      { fechamento: FECHAMENTO, situacao: 'publicado' },
      { fechamento: '2027-01-20', situacao: 'aberto' },
    ])
  })

  it('denies 3091 what is forwarded more than ninety days after its date', async () => {
    const numeroFicha = await createPaga('encaminhada')
    await t.rows(
      `update encaminhamento set em = ($2::date + 1)::timestamptz + interval '12 hours' where numero_ficha = $1`,
      [numeroFicha, addDays('2026-11-21', 90)],
    )
    for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
    const [row] = await t.rows<{ glosas: { codigoGlosa: string }[]; liberado_centavos: number }>(
      'select * from repasse_evento where numero_ficha = $1',
      [numeroFicha],
    )
    expect(row).toMatchObject({ liberado_centavos: 0, glosas: [{ codigoGlosa: '3091' }] })
  })
})

/** Services whose statements stop from the n-th on: as a process that is killed there, its transaction rolls back. */
function killAt(services: RunningServices, quando: number): RunningServices {
  let feitas = 0
  const wrap = (db: Db): Db => ({
    query: (statement, values) => {
      feitas += 1
      if (feitas >= quando) throw new Error('killed')
      return db.query(statement, values)
    },
  })
  const background: Pool = {
    ...services.background,
    transaction: (credenciado, work) => services.background.transaction(credenciado, (db) => work(wrap(db))),
    read: (credenciado, work) => services.background.read(credenciado, (db) => work(wrap(db))),
  }
  return { ...services, background }
}

it('killed at each of its statements, pays everything once', async () => {
  for (let i = 0; i < 2; i++) await createPaga('encaminhada')
  await createPaga('processada')
  t.clock.set(PAGAMENTO)
  let kills = 0
  for (let quando = 1; ; quando++) {
    const killed = await runRepasse(killAt(t.services, quando), CREDENCIADO).then(
      () => false,
      () => true,
    )
    if (!killed) break
    kills += 1
    const rows = await readRows()
    expect(new Set(rows.map(({ numero_ficha }) => numero_ficha)).size).toBe(rows.length)
  }
  expect(kills).toBeGreaterThan(20)
  const rows = await readRows()
  expect(rows).toHaveLength(3)
  expect(await readRuns()).toMatchObject([
    {
      situacao: 'depositado',
      liberado: rows.reduce((soma, { liberado_centavos }) => soma + liberado_centavos, 0),
    },
  ])
  expect(await listNotificacoes()).toEqual(['Demonstrativo publicado', 'Repasse pago'])
})
