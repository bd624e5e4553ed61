import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAssociado, createGuia, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
beforeEach(() => t.rows('delete from ciencia_inativo'))

const list = async (login = 100001) =>
  (await t.call(pacienteInativo.listPendentes, {}, { as: await t.as(login) })).body

const acknowledge = async (numerosFicha?: number[], { login = 100001, key = '' } = {}) =>
  t.call(
    pacienteInativo.acknowledgePendentes,
    { body: numerosFicha ? { numerosFicha } : {} },
    { as: await t.as(login), ...(key && { key }) },
  )

/** A guide of a patient of its own, whose life or plan something ends. */
async function createInativa(fim: string, login = 100001): Promise<number> {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await releaseGuia(t, { login, codigoAssociado })
  await t.rows(
    `update ${fim} where ${fim.startsWith('associado_plano') ? 'codigo_associado' : 'codigo'} = $1`,
    [codigoAssociado],
  )
  return numeroFicha
}

const numeros = async (login?: number) =>
  (await list(login)).pacientesInativos.map(({ numeroFicha }) => numeroFicha)

/** TEST_NOW is 21 November 2026. */
describe('pacienteInativo.listPendentes', () => {
  it.each([
    ['a member that is inactive', `associado set situacao = 'inativo'`, null],
    [
      'a member that is inactive before its last day',
      `associado set situacao = 'inativo', exclusao = '2026-12-01'`,
      null,
    ],
    ['a member that left yesterday', `associado set exclusao = '2026-11-20'`, '2026-11-20'],
    ['a member whose last day is today', `associado set exclusao = '2026-11-21'`, undefined],
    ['a plan that ended yesterday', `associado_plano set fim = '2026-11-20'`, '2026-11-20'],
    ['a plan whose last day is today', `associado_plano set fim = '2026-11-21'`, undefined],
    ['a suspended member', `associado set situacao = 'suspenso'`, undefined],
  ])('tells the open guide of %s, with the last day of the plan: %s', async (_nome, fim, fimCobertura) => {
    const numeroFicha = await createInativa(fim)
    const dita = (await list()).pacientesInativos.find((linha) => linha.numeroFicha === numeroFicha)
    expect(dita?.fimCobertura).toBe(fimCobertura)
  })

  it.each([
    [1, true],
    [2, true],
    [4, true],
    [5, true],
    [7, true],
    [16, true],
    [17, true],
    [3, false],
    [6, false],
    [10, false],
    [12, false],
    [18, true],
    [19, false],
  ])('asks of a guide in status %i whether something is still to be done: %s', async (status, esperado) => {
    const numeroFicha = await createInativa(`associado set situacao = 'inativo'`)
    await t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [numeroFicha, status])
    expect((await numeros()).includes(numeroFicha)).toBe(esperado)
  })

  it('says whose list it is and of which day, the patients by name', async () => {
    await createInativa(`associado set situacao = 'inativo', nome = 'Zilda Prado'`)
    await createInativa(`associado set situacao = 'inativo', nome = 'Abel Nunes'`)
    const { nomeCredenciado, dataEncaminhamento, pacientesInativos } = await list()
    expect([nomeCredenciado, dataEncaminhamento]).toEqual(['Dra. Ana Beatriz Monteiro', '2026-11-21'])
    const nomes = pacientesInativos.map(({ nomeAssociado }) => nomeAssociado)
    expect([nomes[0], nomes.at(-1)]).toEqual(['Abel Nunes', 'Zilda Prado'])
  })

  it('tells nothing of who is covered', async () => {
    const numeroFicha = await createGuia(t)
    expect(await numeros()).not.toContain(numeroFicha)
  })

  it('trails each patient, and that there was none', async () => {
    const codigo = await createAssociado(t)
    const numeroFicha = await releaseGuia(t, { login: 100004, codigoAssociado: codigo })
    const read = async () => {
      const { headers } = await t.call(pacienteInativo.listPendentes, {}, { as: await t.as(100004) })
      return t.rows('select codigo_associado, objeto from trilha where requisicao = $1', [
        headers['x-request-id'],
      ])
    }
    expect(await read()).toEqual([{ codigo_associado: null, objeto: 'pacientes inativos: nenhum' }])
    await t.rows(`update associado set situacao = 'inativo' where codigo = $1`, [codigo])
    expect(await read()).toEqual([
      { codigo_associado: codigo, objeto: `paciente inativo da guia ${numeroFicha}` },
    ])
    await acknowledge(undefined, { login: 100004 })
  })
})

describe('pacienteInativo.acknowledgePendentes', () => {
  it('keeps who and when, and the guide is not told again', async () => {
    const numeroFicha = await createInativa(`associado set situacao = 'inativo'`)
    expect(await acknowledge([numeroFicha])).toMatchObject({ status: 200, body: { ok: true } })
    expect(
      await t.rows('select numero_ficha::int, codigo_credenciado, login, em from ciencia_inativo'),
    ).toEqual([{ numero_ficha: numeroFicha, codigo_credenciado: 100001, login: 100001, em: TEST_NOW }])
    expect(await numeros()).not.toContain(numeroFicha)
  })

  it('leaves what came up after the list was read', async () => {
    const lida = await createInativa(`associado set situacao = 'inativo'`)
    const nova = await createInativa(`associado set situacao = 'inativo'`)
    await acknowledge([lida])
    expect(await numeros()).toContain(nova)
    expect(await numeros()).not.toContain(lida)
  })

  it('takes all that wait where none is named', async () => {
    await createInativa(`associado set situacao = 'inativo'`)
    expect(await numeros()).not.toEqual([])
    await acknowledge()
    expect(await numeros()).toEqual([])
  })

  it('is one acknowledgement for a call sent twice, and for two at once', async () => {
    const numeroFicha = await createInativa(`associado set situacao = 'inativo'`)
    const key = '5b7f3a52-2f5e-4a53-9a52-3f4b1c2d3e4f'
    const respostas = [await acknowledge([numeroFicha], { key }), await acknowledge([numeroFicha], { key })]
    const juntas = await Promise.all([acknowledge([numeroFicha]), acknowledge([numeroFicha])])
    expect([...respostas, ...juntas].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await t.rows('select numero_ficha from ciencia_inativo')).toHaveLength(1)
  })

  it('acknowledges neither what is not waiting nor what is another provider’s', async () => {
    const [coberta, inativa, alheia] = [
      await createGuia(t),
      await createInativa(`associado set situacao = 'inativo'`),
      await createInativa(`associado set situacao = 'inativo'`, 100004),
    ]
    expect(await acknowledge([coberta])).toMatchObject({ status: 200 })
    for (const outra of [alheia, 799_999_999]) {
      expect(await acknowledge([inativa, outra])).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    }
    expect(await t.rows('select * from ciencia_inativo')).toEqual([])
    expect(await numeros(100004)).toContain(alheia)
  })
})
