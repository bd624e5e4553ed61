import { guia } from '@portal/contract/guia.ts'
import { ortodontia } from '@portal/contract/ortodontia.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createTratamento, readTratamento } from '../tratamento/tratamento.fixture.ts'
import { applyComando, readComando } from './comandoTratamento.ts'
import { endTratamentos } from './endTratamentos.ts'

const t = await openTestApp()
const create = async (opcoes: Omit<Parameters<typeof createTratamento>[1], 'codigoAssociado'> = {}) =>
  createTratamento(t, { codigoAssociado: await createAssociado(t), ...opcoes })

const readAviso = async (numeroFicha: number) =>
  (
    await t.rows<{ texto: string }>(
      `select regexp_replace(texto, '^.*: ', '') as texto from notificacao
        where codigo_credenciado = 100001 and tipo = 'TRATAMENTO' and referencia = $1`,
      [numeroFicha],
    )
  ).map(({ texto }) => texto)

describe('what ends by itself, on 21 November 2026', () => {
  it.each([
    ['maintained 6 months ago: goes on', { manutencoes: ['2026-05-21'] }, 'ativo', null, []],
    [
      'maintained longer ago: abandoned',
      { manutencoes: ['2026-05-20'] },
      'abandonado',
      '2026-11-21',
      ['Abandonado, por meses sem manutenção'],
    ],
    [
      'in the term, all months used: goes on',
      { mesesConcedidos: 1, inicio: '2026-04-21', manutencoes: ['2026-05-02'] },
      'ativo',
      null,
      [],
    ],
    [
      'after the term, all months used: concluded',
      { mesesConcedidos: 1, inicio: '2026-04-20', manutencoes: ['2026-05-02'] },
      'concluido',
      '2026-11-21',
      ['Fim do prazo do tratamento'],
    ],
    [
      'in retention after the term: concluded',
      { estado: 'contencao', inicio: '2025-05-20' },
      'concluido',
      '2026-11-21',
      ['Fim do prazo do tratamento'],
    ],
    [
      'in retention in the term: goes on',
      { estado: 'contencao', inicio: '2025-05-21' },
      'contencao',
      null,
      [],
    ],
    ['suspended, however long: goes on', { estado: 'suspenso', inicio: '2024-01-10' }, 'suspenso', null, []],
  ] as const)('%s', async (_nome, opcoes, estado, fim, avisos) => {
    const { numeroTratamento, numeroFicha } = await create(opcoes)
    await endTratamentos(t.services)
    await endTratamentos(t.services)
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado, fim })
    expect(await readAviso(numeroFicha)).toEqual(avisos)
  })
})

describe('npm run tratamento', () => {
  const run = (numeroTratamento: number, acao: 'suspend' | 'resume', codigoCredenciado = 100001) =>
    t.services.background.transaction(codigoCredenciado, (db) =>
      applyComando(db, { codigoCredenciado, numeroTratamento, acao, motivo: 'A pedido' }, t.clock.now()),
    )

  it('suspends and resumes, once each, and tells the provider', async () => {
    const { numeroTratamento, numeroFicha } = await create({ manutencoes: ['2026-11-02'] })
    expect([
      await run(numeroTratamento, 'resume'),
      await run(numeroTratamento, 'suspend'),
      await run(numeroTratamento, 'suspend'),
      await run(numeroTratamento, 'resume'),
    ]).toEqual([false, true, false, true])
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({
      estado: 'ativo',
      fim: null,
      passos: expect.arrayContaining(['suspend', 'resume']),
    })
    expect(await readAviso(numeroFicha)).toEqual(['Suspenso a pedido do dentista', 'Retomado'])
  })

  it('does not know the treatment of another provider', async () => {
    const { numeroTratamento } = await create()
    expect(await run(numeroTratamento, 'suspend', 100004)).toBe(false)
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo' })
  })

  it.each([
    [['--credenciado', '1', '--numero', '2', '--suspende'], 'no reason'],
    [['--credenciado', '1', '--numero', '2', '--suspende', '--retoma', '--motivo', 'x'], 'both'],
    [['--credenciado', '1', '--numero', '2', '--motivo', 'x'], 'neither'],
    [['--credenciado', '1', '--numero', 'dois', '--suspende', '--motivo', 'x'], 'no number'],
    [['--outra'], 'another word'],
  ])('does not take %j: %s', (args) => expect(readComando(args)).toBeUndefined())

  it('reads what is to be done', () => {
    expect(readComando(['--credenciado', '1', '--numero', '2', '--retoma', '--motivo', ' Alta '])).toEqual({
      codigoCredenciado: 1,
      numeroTratamento: 2,
      acao: 'resume',
      motivo: 'Alta',
    })
  })
})

describe('the initial guide', () => {
  it('cancelled, takes its treatment back, and the former one is again what it was', async () => {
    const codigoAssociado = await createAssociado(t)
    const antigo = await createTratamento(t, { codigoAssociado, login: 100004, manutencoes: ['2026-11-02'] })
    await t.rows(
      `update tratamento_ortodontico set estado = 'cancelado', fim = '2026-11-20' where numero_tratamento = $1`,
      [antigo.numeroTratamento],
    )
    const novo = await createTratamento(t, { codigoAssociado, inicio: '2026-11-20', porInstalar: true })
    await t.rows(
      `update tratamento_ortodontico set substituido_por = $2, estado_antes = 'suspenso' where numero_tratamento = $1`,
      [antigo.numeroTratamento, novo.numeroTratamento],
    )
    await t.rows('update evento_guia set data_realizacao = null where numero_ficha = $1', [novo.numeroFicha])
    const body = { numeroFicha: novo.numeroFicha, motivo: 'Aberta por engano.' }
    const answer = await t.call(guia.cancelGuia, { body }, { as: await t.as(100001) })
    expect(answer.status).toBe(200)
    expect(await readTratamento(t, novo.numeroTratamento)).toMatchObject({
      estado: 'cancelado',
      fim: '2026-11-21',
    })
    expect(await readTratamento(t, antigo.numeroTratamento)).toMatchObject({ estado: 'suspenso', fim: null })
  })
})

it('another provider’s treatment is none: neither in its answers nor in its rows', async () => {
  const codigoAssociado = await createAssociado(t)
  const { numeroFicha } = await createTratamento(t, {
    codigoAssociado,
    login: 100004,
    manutencoes: ['2026-11-02'],
  })
  const as = await t.as(100002)
  const query = { codigoAssociado }
  const orto = await t.call(
    ortodontia.getInformacoesOrto,
    { query: { ...query, tipoAtendimento: 8 } },
    { as },
  )
  expect(orto.body).toMatchObject({ tratamento: null, meses: [], codigoErro: 'API-LIB-0018' })
  const prazo = await t.call(
    ortodontia.validatePrazoOrto,
    { query: { ...query, codigoEspecialidade: 6, codigoTipoAtendimento: 9 } },
    { as },
  )
  expect(prazo.body).toMatchObject({ tratamento: null, permitido: false, codigoErro: 'API-LIB-0018' })
  const cobertura = await t.call(ortodontia.getCoberturaOrto, { query }, { as })
  expect(cobertura.body.guias.map((cada) => [cada.codigoTipoAtendimento, cada.permitido])).toEqual([
    [6, true],
    [7, true],
    [8, false],
    [9, false],
  ])
  expect(String(orto.raw) + String(prazo.raw) + String(cobertura.raw)).not.toContain(String(numeroFicha))
  const linhas = await t.services.pool.transaction(100002, (db) =>
    db.query(
      { name: 'prova', text: 'select 1 from tratamento_ortodontico where codigo_associado = $1' } as never,
      [codigoAssociado],
    ),
  )
  expect(linhas).toEqual([])
})
