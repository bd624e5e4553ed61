import { credenciado } from '@portal/contract/credenciado.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { type FiltroGuia, pesquisa } from '@portal/contract/pesquisa.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { toCursor } from './cursor.ts'
import { insertGuias } from './pesquisa.fixture.ts'

let t: TestApp
let as: Awaited<ReturnType<TestApp['as']>>
/** The guides of this file, by what is particular to each. */
let guias: Record<'comum' | 'orto' | 'pendente' | 'antiga' | 'outroPaciente' | 'finda' | 'alheia', number>
let paciente: { cpf: string; chave: string; atendimento: string }

const ano2020 = { dataInicio: '2020-03-01', dataFim: '2020-03-31' }
// The last minute of March in São Paulo.
const em2020 = { liberadaEm: '2020-04-01T02:59:00Z' }

beforeAll(async () => {
  t = await createTestApp()
  as = await t.as(100001)
  const [comum = 0, orto = 0, pendente = 0, antiga = 0, outroPaciente = 0, alheia = 0, finda = 0] =
    await insertGuias(t, [
      em2020,
      { ...em2020, codigoEspecialidade: 6, codigoTipoAtendimento: 8 },
      { ...em2020, statusFicha: 4, prazo: '2020-03-24' },
      { liberadaEm: '2020-04-01T03:00:00Z' },
      { ...em2020, codigoAssociado: '500000003' },
      { ...em2020, codigoCredenciado: 100002 },
      { liberadaEm: '2020-05-10T15:00:00Z', validadeSenha: '2026-11-20' },
    ])
  guias = { comum, orto, pendente, antiga, outroPaciente, alheia, finda }
  const [row] = await t.rows<typeof paciente>(
    `select cpf, chave, numero as atendimento from associado a join atendimento t on t.codigo_associado = a.codigo
      where a.codigo = '500000003' limit 1`,
  )
  if (!row) throw new Error('the cast has no attendance of 500000003')
  paciente = row
})
afterAll(() => t.close())

const search = (body: FiltroGuia & { cursor?: string; limite?: number }) =>
  t.call(pesquisa.searchGuias, { body }, { as })
const numeros = (body: { guias: readonly GuiaResumo[] }) => body.guias.map((guia) => guia.numeroFicha)

describe('pesquisa.searchGuias', () => {
  it.each([
    ['the period, whose days are of São Paulo', {}, ['comum', 'orto', 'pendente', 'outroPaciente']],
    ['a specialty', { codigoEspecialidade: 6 }, ['orto']],
    ['a type', { codigoTipoAtendimento: 8 }, ['orto']],
    [
      'a specialty and a type that no guide has together',
      { codigoEspecialidade: 1, codigoTipoAtendimento: 8 },
      [],
    ],
    ['a status', { statusTiss: '4' }, ['pendente']],
    ['several statuses', { statusTiss: '4,8,4' }, ['comum', 'orto', 'pendente', 'outroPaciente']],
    ['a status and a specialty', { statusTiss: '8', codigoEspecialidade: 6 }, ['orto']],
  ] as const)('filters by %s', async (_name, filtro, expected) => {
    const { status, body } = await search({ ...ano2020, ...filtro })
    expect(status).toBe(200)
    expect(numeros(body).toSorted()).toEqual(expected.map((name) => guias[name]).toSorted())
    expect(body.proximo).toBeNull()
  })

  it('leaves out the passwords that have ended where it is asked to, in the statuses too', async () => {
    const maio = { dataInicio: '2020-05-01', dataFim: '2020-05-31' }
    for (const filtro of [maio, { ...maio, statusTiss: '8,16' }]) {
      expect(numeros((await search(filtro)).body)).toEqual([guias.finda])
      expect(numeros((await search({ ...filtro, senhaEmVigor: false })).body)).toEqual([guias.finda])
      expect(numeros((await search({ ...filtro, senhaEmVigor: true })).body)).toEqual([])
    }
    await t.rows(`update guia set validade_senha = '2026-11-21' where numero_ficha = $1`, [guias.finda])
    expect(numeros((await search({ ...maio, senhaEmVigor: true })).body)).toEqual([guias.finda])
  })

  it('counts on the home page exactly what its link lists', async () => {
    const { naoEnviadas } = (await t.call(credenciado.getTotalSenhas, {}, { as })).body
    const { body } = await search({ statusTiss: '8,16,9', senhaEmVigor: true, limite: 100 })
    expect(body.guias).toHaveLength(naoEnviadas)
  })

  it('says why a guide is locked', async () => {
    await t.rows(
      `update guia set bloqueada = true, motivo_bloqueio = 'Em conferência' where numero_ficha = $1`,
      [guias.antiga],
    )
    expect((await search({ numeroFicha: guias.antiga })).body.guias).toMatchObject([
      { bloqueio: true, motivoBloqueio: 'Em conferência' },
    ])
  })

  it.each([
    ['CPF', () => ({ cpf: paciente.cpf })],
    ['card, zeros in front', () => ({ codigoAssociado: '500000003' })],
    ['attendance number', () => ({ numeroAtendimento: paciente.atendimento })],
    ['opaque key', () => ({ chave: paciente.chave })],
  ])('finds a patient by %s whatever the dates (Spec §5)', async (_name, identifier) => {
    const body = { ...identifier(), dataInicio: '2019-01-01', dataFim: '2019-01-31' }
    const answer = await search(body)
    expect(numeros(answer.body)).toContain(guias.outroPaciente)
    expect(new Set(answer.body.guias.map((guia) => guia.associado.codigoAssociado))).toEqual(
      new Set(['500000003']),
    )
  })

  it('finds one guide by its number, with its patient and plan', async () => {
    const { body } = await search({ numeroFicha: guias.pendente })
    expect(body.guias).toMatchObject([
      { numeroFicha: guias.pendente, prazo: '2020-03-24', valorTotal: '123.45', quantidadeEventos: 3 },
    ])
    expect(body.guias[0]?.associado.nomePlano).not.toBe('')
  })

  it('answers nothing for identifiers of two patients, and for one that nobody has', async () => {
    expect(numeros((await search({ cpf: paciente.cpf, codigoAssociado: '500000001' })).body)).toEqual([])
    expect(numeros((await search({ cpf: '00000000191' })).body)).toEqual([])
  })

  it('never shows the guide of another provider', async () => {
    expect(numeros((await search({ numeroFicha: guias.alheia })).body)).toEqual([])
    const other = await t.call(pesquisa.searchGuias, { body: { ...ano2020 } }, { as: await t.as(100002) })
    expect(numeros(other.body)).toEqual([guias.alheia])
  })

  it('orders from the newest, by number within an instant', async () => {
    const { body } = await search({ dataInicio: '2020-03-01', dataFim: '2020-04-30' })
    const mesmoInstante = [guias.comum, guias.orto, guias.pendente, guias.outroPaciente]
    expect(numeros(body)).toEqual([guias.antiga, ...mesmoInstante.toSorted((a, b) => b - a)])
  })

  it('leaves a row in the trail for each patient shown', async () => {
    await search({ numeroFicha: guias.outroPaciente })
    const rows = await t.rows(
      `select operacao, objeto from trilha where codigo_associado = '500000003' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ operacao: 'pesquisa.searchGuias', objeto: 'lista de guias' }])
  })

  it('keeps no answer, key or not: it only reads', async () => {
    await search(ano2020)
    expect(await t.rows(`select from idempotencia where operacao = 'pesquisa.searchGuias'`)).toEqual([])
  })

  it.each([
    ['without filters', {}, 'API-GTO-0024', []],
    ['with a page size alone', { limite: 10 }, 'API-GTO-0024', []],
    [
      'a period without its end',
      { dataInicio: '2026-01-01' },
      'API-GTO-0025',
      ['dataFim: Informe as datas inicial e final do período.'],
    ],
    [
      'a period that ends before it begins',
      { dataInicio: '2026-02-01', dataFim: '2026-01-01' },
      'API-GTO-0025',
      ['dataInicio: A data inicial não pode ser posterior à data final.'],
    ],
    [
      'more than twelve months',
      { dataInicio: '2025-01-01', dataFim: '2026-01-02' },
      'API-GTO-0025',
      ['dataFim: Escolha um período de até 12 meses.'],
    ],
    [
      'a cursor that is not ours',
      { ...ano2020, cursor: 'abc' },
      'API-GEN-0001',
      ['cursor: Não é o início de uma página.'],
    ],
    ['more than 100 a page', { ...ano2020, limite: 101 }, 'API-GEN-0001', ['limite: Valor acima do máximo.']],
    ['a status that is none', { statusTiss: 'x' }, 'API-GEN-0001', ['statusTiss: Formato inválido.']],
    ['a status that no guide has', { statusTiss: '4,99' }, 'API-GEN-0001', ['statusTiss: Formato inválido.']],
    [
      'a CPF that is none',
      { cpf: '11111111111' },
      'API-GEN-0001',
      ['cpf: Este CPF não existe: confira os dígitos.'],
    ],
  ] as const)('refuses a search %s', async (_name, body, codigo, mensagens) => {
    const answer = await search(body)
    expect(answer).toMatchObject({ status: 400, codigo })
    expect(answer.detalhes.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual(mensagens)
  })

  it('accepts twelve months to the day', async () => {
    expect(await search({ dataInicio: '2025-01-01', dataFim: '2026-01-01' })).toMatchObject({ status: 200 })
  })

  it('refuses without login and without the permission', async () => {
    expect(await t.call(pesquisa.searchGuias, { body: ano2020 })).toMatchObject({ status: 401 })
    await t.rows(`update credenciado set permissoes = '{ELEGIBILIDADE}' where codigo = 100004`)
    const refused = await t.call(pesquisa.searchGuias, { body: ano2020 }, { as: await t.as(100004) })
    expect(refused).toMatchObject({ status: 403 })
  })
})

describe('pesquisa.searchGuias, page by page', () => {
  it('loses and repeats nothing while guides are released', async () => {
    const mesmoInstante = Array.from({ length: 7 }, () => ({ liberadaEm: '2018-05-05T12:00:00.123456Z' }))
    const before = await insertGuias(t, [
      ...mesmoInstante,
      ...Array.from({ length: 6 }, (_, dia) => ({ liberadaEm: `2018-05-1${dia}T12:00:00Z` })),
    ])
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = {
        dataInicio: '2018-05-01',
        dataFim: '2018-05-31',
        limite: 3,
        ...(cursor ? { cursor } : {}),
      }
      const { body } = await search(page)
      seen.push(...numeros(body))
      await insertGuias(t, [{ liberadaEm: '2018-05-25T12:00:00Z' }])
      cursor = body.proximo ?? undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(before.toSorted())
  })

  it('pages the merged statuses too', async () => {
    const [a = 0, b = 0, c = 0] = await insertGuias(t, [
      { liberadaEm: '2017-05-03T12:00:00Z', statusFicha: 4 },
      { liberadaEm: '2017-05-02T12:00:00Z', statusFicha: 5 },
      { liberadaEm: '2017-05-01T12:00:00Z', statusFicha: 4 },
    ])
    const filtro = { dataInicio: '2017-05-01', dataFim: '2017-05-31', statusTiss: '4,5', limite: 2 }
    const first = await search(filtro)
    expect(numeros(first.body)).toEqual([a, b])
    const second = await search({ ...filtro, cursor: first.body.proximo ?? '' })
    expect([numeros(second.body), second.body.proximo]).toEqual([[c], null])
  })

  it('begins no page after a guide of another period', async () => {
    const [depois = 0] = await insertGuias(t, [
      { liberadaEm: '2016-06-01T03:00:00Z' },
      { liberadaEm: '2016-05-02T12:00:00Z' },
    ])
    const filtro = { dataInicio: '2016-05-01', dataFim: '2016-05-31' }
    expect(numeros((await search({ ...filtro, cursor: toCursor(depois) })).body)).toEqual([])
  })
})

describe('pesquisa.listPendentes', () => {
  it('puts the overdue first, then the nearest term, page by page', async () => {
    const de = await t.as(100010)
    const prazos = ['2026-12-01', '2026-11-03', null, '2026-11-22']
    await insertGuias(
      t,
      prazos.map((prazo) => ({ codigoCredenciado: 100010, statusFicha: 5, prazo })),
    )
    const vistos: (string | null)[] = []
    let cursor: string | undefined
    do {
      const query = { limite: 3, ...(cursor && { cursor }) }
      const { body } = await t.call(pesquisa.listPendentes, { query }, { as: de })
      vistos.push(...body.guias.map(({ prazo }) => prazo))
      cursor = body.proximo ?? undefined
    } while (cursor)
    expect(vistos).toEqual(['2026-11-03', '2026-11-22', '2026-12-01', null])
  })

  it('lists what waits for a justification or for documents, of this provider alone', async () => {
    const [quatro = 0, cinco = 0] = await insertGuias(t, [
      { statusFicha: 4, prazo: '2019-01-02' },
      { statusFicha: 5, prazo: '2019-01-03' },
      { statusFicha: 5, liberadaEm: '2026-11-20T13:00:00Z', codigoCredenciado: 100002 },
    ])
    const { body } = await t.call(pesquisa.listPendentes, { query: {} }, { as })
    expect(numeros(body).slice(0, 2)).toEqual([quatro, cinco])
    expect(body.guias.every((guia) => [4, 5].includes(guia.statusFicha))).toBe(true)
    const page = await t.call(pesquisa.listPendentes, { query: { limite: 1 } }, { as })
    expect([numeros(page.body), page.body.proximo]).toEqual([[quatro], expect.any(String)])
    const imagens = await t.call(pesquisa.listPendentes, { query: { limite: 1, soImagens: true } }, { as })
    expect([numeros(imagens.body), imagens.body.proximo]).toEqual([[cinco], expect.any(String)])
  })

  it('adds those whose plan is to be sent where they are asked for, after every term, page by page', async () => {
    const quem = { codigoCredenciado: 100009, statusFicha: 2, prazo: '2019-01-01' }
    const [primeiro, segundo, naAuditoria, comImagem, comJustificativa] = await insertGuias(t, [
      quem,
      quem,
      { ...quem, codigoEtapa: 4 },
      { ...quem, statusFicha: 5 },
      { ...quem, statusFicha: 4, prazo: '2019-01-02' },
    ])
    const desta = [primeiro, segundo, naAuditoria, comImagem, comJustificativa]
    const readAll = async (planosAEnviar: boolean, soImagens = false) => {
      const vistas: number[] = []
      let cursor: string | undefined
      do {
        const query = { limite: 1, planosAEnviar, soImagens, ...(cursor && { cursor }) }
        const { body } = await t.call(pesquisa.listPendentes, { query }, { as: await t.as(100009) })
        vistas.push(...numeros(body))
        cursor = body.proximo ?? undefined
      } while (cursor)
      return vistas.filter((numero) => desta.includes(numero))
    }
    const planos = [primeiro, segundo].toSorted((um = 0, outro = 0) => um - outro)
    expect(await readAll(true)).toEqual([comImagem, comJustificativa, ...planos])
    expect(await readAll(true, true)).toEqual([comImagem, ...planos])
    expect(await readAll(false)).toEqual([comImagem, comJustificativa])
  })

  it('refuses without login', async () => {
    expect(await t.call(pesquisa.listPendentes, { query: {} })).toMatchObject({ status: 401 })
  })
})
