import { type OpcaoInativos, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { readXlsx } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
/** Guides of one provider's patients whose plans have ended, the oldest first; the second is acknowledged. */
let [velha, ciente, nova]: number[] = []
let alheia = 0

beforeAll(async () => {
  const codigoAssociado = await createAssociado(t)
  await t.rows(`update associado_plano set fim = '2026-11-10' where codigo_associado = $1`, [codigoAssociado])
  await t.rows(`update associado set nome = 'Zilda Prado' where codigo = $1`, [codigoAssociado])
  const guias = await insertGuias(
    t,
    [0, 1, 2].map(() => ({ codigoCredenciado: 100009, codigoAssociado })),
  )
  ;[velha = 0, ciente = 0, nova = 0] = guias.toSorted((a, b) => a - b)
  ;[alheia = 0] = await insertGuias(t, [{ codigoCredenciado: 100002, codigoAssociado }])
  const as = await t.as(100009)
  await t.call(pacienteInativo.acknowledgePendentes, { body: { numerosFicha: [ciente] } }, { as })
})

const list = async (opcao: OpcaoInativos, body = {}, login = 100009) =>
  (await t.call(pacienteInativo.listPacientes, { query: { opcao }, body }, { as: await t.as(login) })).body

const numeros = async (opcao: OpcaoInativos, login?: number) =>
  (await list(opcao, {}, login)).pacientesInativos.map(({ numeroFicha }) => numeroFicha)

describe('pacienteInativo.listPacientes', () => {
  it.each([
    ['NAO_CIENTES', () => [nova, velha]],
    ['CIENTES', () => [ciente]],
    ['TODOS', () => [nova, ciente, velha]],
  ] as const)(
    '%s tells the open guides by their acknowledgement (Operadora §6)',
    async (opcao, esperadas) => {
      expect(await numeros(opcao)).toEqual(esperadas())
    },
  )

  it('says of each guide its status, the end of the plan, who knows and since when', async () => {
    expect((await list('CIENTES')).pacientesInativos).toEqual([
      {
        numeroFicha: ciente,
        nomeAssociado: 'Zilda Prado',
        statusFicha: 8,
        codigoEtapaAtual: 2,
        validadeSenha: '2027-01-01',
        senhaRenovada: false,
        eventosNaoPagos: 0,
        prazosApresentacao: [],
        fimCobertura: '2026-11-10',
        ciencia: { login: 100009, em: TEST_NOW.toISOString() },
      },
    ])
  })

  it.each(['renovada_em = now()', 'recem_nato = true'])(
    'with %s its password has no renewal left',
    async (mudanca) => {
      const read = async () =>
        (await list('CIENTES')).pacientesInativos.map(({ senhaRenovada }) => senhaRenovada)
      await t.rows(`update guia set ${mudanca} where numero_ficha = $1`, [ciente])
      expect(await read()).toEqual([true])
      await t.rows('update guia set renovada_em = null, recem_nato = false where numero_ficha = $1', [ciente])
      expect(await read()).toEqual([false])
    },
  )

  it('goes on where a page ended', async () => {
    const primeira = await list('TODOS', { limite: 2 })
    expect(primeira.pacientesInativos.map(({ numeroFicha }) => numeroFicha)).toEqual([nova, ciente])
    const segunda = await list('TODOS', { limite: 2, cursor: primeira.proximo })
    expect(segunda.pacientesInativos.map(({ numeroFicha }) => numeroFicha)).toEqual([velha])
    expect(segunda.proximo).toBeNull()
  })

  it("never tells another provider's guide of the same patient", async () => {
    expect(await numeros('TODOS')).not.toContain(alheia)
    expect(await numeros('TODOS', 100002)).toContain(alheia)
  })

  it('refuses a page that it did not begin', async () => {
    const as = await t.as(100009)
    const input = { query: { opcao: 'TODOS' as const }, body: { cursor: '!' } }
    expect(await t.call(pacienteInativo.listPacientes, input, { as })).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
    })
  })
})

describe('the home page', () => {
  it('counts what the lists hold', async () => {
    const { body } = await t.call(pacienteInativo.getTotal, {}, { as: await t.as(100009) })
    expect(body).toEqual({
      total: (await numeros('TODOS')).length,
      naoCientes: (await numeros('NAO_CIENTES')).length,
    })
  })

  it('shows first those that are not acknowledged', async () => {
    const { body } = await t.call(pacienteInativo.listRecentes, {}, { as: await t.as(100009) })
    expect(body.pacientesInativos.map(({ numeroFicha }) => numeroFicha)).toEqual([velha, nova, ciente])
  })
})

describe('pacienteInativo.exportPacientes', () => {
  async function exportar(opcao?: OpcaoInativos) {
    const { raw, headers, status } = await t.call(
      pacienteInativo.exportPacientes,
      { query: opcao ? { opcao } : {} },
      { as: await t.as(100009) },
    )
    expect(status).toBe(200)
    const { sheets } = await readXlsx(raw)
    const formulas = [...(sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)
    return { headers, formulas, linhas: sheets[0]?.rows.slice(4) ?? [] }
  }

  it('is of all of them where nothing is said', async () => {
    expect((await exportar()).linhas).toEqual((await exportar('TODOS')).linhas)
  })

  it('is exactly the rows of the list, by name, day and instant', async () => {
    const { headers, linhas } = await exportar('TODOS')
    expect(headers['content-disposition']).toContain('filename="report.xlsx"')
    const [titulos, ...guias] = linhas
    expect(titulos).toEqual([
      'Guia',
      'Paciente',
      'Situação da guia',
      'Fim do plano',
      'Ciência em',
      'Ciência de',
    ])
    expect(guias.map(([numero]) => numero)).toEqual(await numeros('TODOS'))
    expect(guias[1]).toEqual([
      ciente,
      'Zilda Prado',
      'Senha liberada (Plano terminou em 10/11/2026)',
      new Date('2026-11-10T00:00:00Z'),
      new Date(TEST_NOW.getTime() - 3 * 60 * 60_000),
      100009,
    ])
    expect((await exportar('CIENTES')).linhas.slice(1).map(([numero]) => numero)).toEqual([ciente])
  })

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)'])('keeps %s as text', async (nome) => {
    await t.rows(
      `update associado set nome = $1 where codigo = (select codigo_associado from guia where numero_ficha = $2)`,
      [nome, ciente],
    )
    const { linhas, formulas } = await exportar('CIENTES')
    expect(linhas[1]?.[1]).toBe(nome)
    expect(formulas).toEqual([])
  })
})
