import { pesquisa } from '@portal/contract/pesquisa.ts'
import { type CellValue, readXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONEXOES, shareOf } from '../db/client.ts'
import { holdShare } from '../db/holdShare.fixture.ts'
import { plantGuia } from '../prazo/prazo.fixture.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { insertGuias } from './pesquisa.fixture.ts'

let t: TestApp
let as: Awaited<ReturnType<TestApp['as']>>
const periodo = { dataInicio: '2019-03-01', dataFim: '2019-03-31' }

beforeAll(async () => {
  t = await createTestApp()
  as = await t.as(100001)
  const base = Date.parse('2019-03-02T12:00:00Z')
  await insertGuias(
    t,
    Array.from({ length: 620 }, (_, index) => ({
      liberadaEm: new Date(base + index * 60_000).toISOString(),
      statusFicha: index % 2 === 0 ? 4 : 8,
      prazo: index % 2 === 0 ? '2019-03-20' : null,
    })),
  )
  await insertGuias(t, [{ liberadaEm: '2019-03-02T12:00:00Z', codigoCredenciado: 100002 }])
})
afterAll(() => t.close())

const exportar = (body: Parameters<typeof toBody>[0]) => t.call(pesquisa.exportGuias, { body }, { as })
const toBody = (body: {
  dataInicio?: string
  dataFim?: string
  statusTiss?: string
  numeroFicha?: number
  pendentes?: boolean
  planosAEnviar?: boolean
}) => body

async function readRows(file: Buffer): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(file)
  return [...(sheets[0]?.rows ?? [])].map((row) => [...row])
}

async function searchAll() {
  const guias = []
  let cursor: string | undefined
  do {
    const body = { ...periodo, limite: 100, ...(cursor ? { cursor } : {}) }
    const { body: page } = await t.call(pesquisa.searchGuias, { body }, { as })
    guias.push(...page.guias)
    cursor = page.proximo ?? undefined
  } while (cursor)
  return guias
}

describe('pesquisa.exportGuias', () => {
  it('holds exactly the rows of the search, in its order, after who, when and which filters', async () => {
    const { status, headers, raw } = await exportar(periodo)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('filename="guias-01-03-2019-a-31-03-2019.xlsx"')
    expect(headers['x-total-linhas']).toBe('620')
    const [filtros, quem, quando, vazia, titulos, ...linhas] = await readRows(raw)
    expect(filtros?.slice(0, 2)).toEqual(['Filtros', 'Liberadas de 01/03/2019 a 31/03/2019'])
    expect(quem?.[1]).toMatch(/\(100001\)$/)
    expect(quando?.[1]).toBe('21/11/2026 09:00:00')
    expect((vazia ?? []).every((cell) => cell === null)).toBe(true)
    expect(titulos).toEqual([
      'Guia',
      'Paciente',
      'Especialidade',
      'Situação',
      'De quem é a vez',
      'Prazo',
      'Liberada em',
      'Eventos',
      'Valor (R$)',
    ])
    const guias = await searchAll()
    expect(linhas.map(([guia, paciente]) => [guia, paciente])).toEqual(
      guias.map((guia) => [guia.numeroFicha, guia.associado.nome]),
    )
    expect(linhas.at(-1)).toMatchObject({
      2: 'Clínica geral',
      3: 'Aguardando justificativa técnica',
      4: 'Com você',
      5: new Date('2019-03-20T00:00:00Z'),
      6: new Date('2019-03-02T09:00:00Z'),
      7: 3,
      8: 123.45,
    })
  })

  it('tells a size by which the browser can show how far it is', async () => {
    const { headers, raw } = await exportar(periodo)
    const ratio = Number(headers['x-tamanho-estimado']) / raw.byteLength
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })

  it('keeps what looks like a formula as text', async () => {
    const perigos = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
    const [numeroFicha = 0] = await insertGuias(t, [{ codigoAssociado: '500000003' }])
    for (const nome of perigos) {
      await t.rows(`update associado set nome = $1 where codigo = '500000003'`, [nome])
      const { raw } = await exportar({ numeroFicha })
      const { sheets } = await readXlsx(raw)
      expect(sheets[0]?.rows[5]?.[1]).toBe(nome)
      const cells = [...(sheets[0]?.cells?.values() ?? [])]
      expect(cells.filter((cell) => cell.formula !== undefined)).toEqual([])
    }
  })

  it('exports the pending guides under the name of the day', async () => {
    const { headers, raw } = await exportar({ pendentes: true })
    expect(headers['content-disposition']).toContain('filename="guias-21-11-2026.xlsx"')
    const situacoes = (await readRows(raw)).slice(5).map((row) => String(row[3]))
    expect(situacoes.length).toBeGreaterThanOrEqual(310)
    expect(situacoes.every((situacao) => situacao.startsWith('Aguardando'))).toBe(true)
  })

  it('tells no term of a plan that is to be sent, as no list does', async () => {
    const plano = await plantGuia(t, 2, { prazo: '2026-11-23', etapa: 2 }, 2)
    const linhas = await readRows((await exportar({ pendentes: true, planosAEnviar: true })).raw)
    const prazo = linhas.find((linha) => linha.includes('Prazo'))?.indexOf('Prazo') ?? -1
    expect(linhas.find(([guia]) => guia === plano)?.[prazo]).toBe(null)
  })

  it('tells a draft by what is typed in it, which has no value yet, and a locked guide, as the screen does', async () => {
    const [numeroFicha = 0] = await insertGuias(t, [{ statusFicha: 8, codigoEtapa: 1 }])
    await t.rows(
      `update guia set quantidade_eventos = 0, valor_total_centavos = 0, bloqueada = true where numero_ficha = $1`,
      [numeroFicha],
    )
    await t.rows(
      `insert into rascunho_guia (numero_ficha, codigo_credenciado, revisao, conteudo, salvo_em)
       values ($1, 100001, 1, '{"itens": [{}, {}, {}]}', now())`,
      [numeroFicha],
    )
    const [linha] = (await readRows((await exportar({ numeroFicha })).raw)).slice(5)
    expect(linha?.slice(3, 5)).toEqual(['Senha liberada. Rascunho, ainda não enviado. Bloqueada', 'Com você'])
    expect([linha?.[7], linha?.[8] ?? null]).toEqual([3, null])
  })

  it('takes an end date or none, which means today (Spec §7)', async () => {
    const { headers } = await exportar({ dataInicio: '2026-11-01' })
    expect(headers['content-disposition']).toContain('filename="guias-01-11-2026-a-21-11-2026.xlsx"')
  })

  it('refuses an end date without a start, which is half a period', async () => {
    expect(await exportar({ dataFim: '2026-11-20' })).toMatchObject({
      status: 400,
      codigo: 'API-GTO-0025',
      detalhes: [{ campo: 'dataInicio' }],
    })
  })

  it('notes every patient that leaves in the trail', async () => {
    await t.rows(`update guia set codigo_associado = '500000002' where liberada_em = '2019-03-02T12:01:00Z'`)
    await exportar(periodo)
    const rows = await t.rows(
      `select distinct codigo_associado as codigo from trilha
        where operacao = 'pesquisa.exportGuias' and codigo_associado = '500000002'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('lets a provider have one export at a time, and the next after it', async () => {
    const held = t.services.exportacoes.begin(100001, t.clock.now())
    expect(await exportar(periodo)).toMatchObject({ status: 429, codigo: 'API-GTO-0030' })
    const other = await t.call(pesquisa.exportGuias, { body: periodo }, { as: await t.as(100002) })
    expect(other.status).toBe(200)
    held?.()
    expect((await exportar(periodo)).status).toBe(200)
    expect((await exportar(periodo)).status).toBe(200)
  })

  it('is whole though its provider has no connection for its rows at first', async () => {
    const { pool } = t.services
    const [first, others] = [holdShare(pool, 100001, 1), holdShare(pool, 100001, shareOf(CONEXOES) - 1)]
    const { refused } = first
    const answer = exportar(periodo)
    await expect.poll(() => pool.stats().waiting).toBe(1)
    // It takes the place of the call, when that is answered and its rows are yet to be read.
    const last = holdShare(pool, 100001, 1)
    await first.release()
    await expect.poll(() => pool.stats().refused, { timeout: 5000 }).toBeGreaterThan(refused)
    await Promise.all([others.release(), last.release()])
    expect(await readRows((await answer).raw)).toHaveLength(625)
  })

  it('is over when it cannot be trailed, and the next one may begin', async () => {
    await t.rows(
      `alter table trilha add constraint recusa check (operacao <> 'pesquisa.exportGuias') not valid`,
    )
    expect((await exportar(periodo)).status).toBe(500)
    await t.rows('alter table trilha drop constraint recusa')
    await expect.poll(async () => (await exportar(periodo)).status).toBe(200)
  })

  it.each([
    ['without filters', {}, 400, 'API-GTO-0024'],
    ['a period over a year', { dataInicio: '2024-01-01', dataFim: '2026-01-01' }, 400, 'API-GTO-0025'],
  ])('refuses %s', async (_name, body, status, codigo) => {
    expect(await exportar(body)).toMatchObject({ status, codigo })
  })

  it.each([
    ['plans to be sent without the pending ones', { ...periodo, planosAEnviar: true }],
    ['plans to be sent where the pending ones are not wanted', { pendentes: false, planosAEnviar: true }],
    ['filters of the pending ones', { ...periodo, pendentes: true }],
  ])('refuses %s, which it would leave out', async (_name, body) => {
    expect(await exportar(body)).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'pendentes' }],
    })
  })

  it('takes a search that says of each that it is not wanted', async () => {
    expect((await exportar({ ...periodo, pendentes: false, planosAEnviar: false })).status).toBe(200)
  })

  it('refuses without login', async () => {
    expect(await t.call(pesquisa.exportGuias, { body: periodo })).toMatchObject({ status: 401 })
  })
})
