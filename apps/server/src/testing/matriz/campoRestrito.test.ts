import { credenciado } from '@portal/contract/credenciado.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import { listFuncoes, permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTratamento } from '../../tratamento/tratamento.fixture.ts'
import { createAssociado, createGuia, releaseGuia } from '../guia.fixture.ts'
import { openTestApp, type Person } from '../testApp.ts'
import { rotas, send } from './chamada.ts'
import { readTexto } from './leitura.ts'

const t = await openTestApp()
let as: Person
let codigoAssociado: string
let paga = 0
let numeroTratamento = 0
beforeAll(async () => {
  as = await t.as(100001)
  codigoAssociado = await createAssociado(t)
  paga = await createGuia(t, 'processada', { codigoAssociado })
  // It is a month of a treatment as well.
  numeroTratamento = (await createTratamento(t, { codigoAssociado })).numeroTratamento
  await t.rows('update guia set numero_tratamento = $2 where numero_ficha = $1', [paga, numeroTratamento])
  await t.rows(`update evento_guia set codigo_evento = '86000357' where numero_ficha = $1`, [paga])
  // In an appeal the guide is alive again: the patient's plan tells it too.
  await t.rows('update guia set status_ficha = 13 where numero_ficha = $1', [paga])
})

const todas = permissoes.map(({ codigo }) => codigo)
const grant = (codigos: readonly string[]) =>
  t.rows('update credenciado set permissoes = $1 where codigo = 100001', [codigos])

const dinheiro = ['INDICADORES', 'DEMONSTRATIVO', 'RECURSO_GLOSA', 'RELAT_GTO']
const semDinheiro = todas.filter((codigo) => !dinheiro.includes(codigo))

/** Every call whose reply may tell what was paid of an event, but for those that only such a permission opens. */
const comValores = rotas.filter(
  ({ route }) =>
    /"valor(Pago|Glosado)"/.test(JSON.stringify(route.reply)) &&
    !listFuncoes(route.permission).some((funcao) => dinheiro.includes(funcao)),
)

it('are told by these calls', () => {
  expect(comValores.map(({ nome }) => nome)).toEqual([
    'manutencao.listAnos',
    'manutencao.getAno',
    'guia.getGuiaDetalhada',
    'guia.getPlanoTratamento',
    'evento.listEventosFicha',
  ])
})

describe.each(comValores)('what was paid and denied, in $nome', ({ route }) => {
  const read = async () => {
    const pedidos = Object.keys(route.query?.properties ?? {})
    const sabidos = Object.entries({ codigoAssociado, numeroFicha: paga, numeroTratamento })
    const query = Object.fromEntries(sabidos.filter(([campo]) => pedidos.includes(campo)))
    const answer = await send(t, route, { query } as Input<Route>, as)
    expect(answer.status).toBe(200)
    return String(answer.raw)
  }

  it('is left out without a permission that opens it', async () => {
    await grant(semDinheiro)
    expect(await read()).not.toMatch(/valorPago|valorGlosado|decisaoRecurso|90\.00/)
  })

  it.each(dinheiro)('is told to whoever has %s', async (codigo) => {
    await grant([...semDinheiro, codigo])
    const glosado = /"valorGlosado"/.test(JSON.stringify(route.reply)) ? ',"valorGlosado":"0.00"' : ''
    expect(await read()).toContain(`"valorPago":"90.00"${glosado}`)
  })
})

describe('what leaves the portal', () => {
  it.each([
    ['the printed guide', impressao.printGuia, () => ({ query: { numeroFicha: paga } })],
    ['the workbook', pesquisa.exportGuias, () => ({ body: { codigoAssociado } })],
    ['the workbook of the passwords', credenciado.exportStatusSenha, () => ({})],
  ] as const)('tells nothing of it: %s', async (_nome, route: Route, input: () => object) => {
    await grant(semDinheiro)
    const answer = await send(t, route, input() as Input<Route>, as)
    expect(answer.status).toBe(200)
    expect(await readTexto(answer)).not.toMatch(/\bpago\b|glosa|90[.,]00/i)
  })
})

it('patients are named to whoever has a session by these calls alone', () => {
  const comNome = rotas.filter(
    ({ route }) => route.permission === 'sessao' && /"nomeAssociado"/.test(JSON.stringify(route.reply)),
  )
  expect(comNome.map(({ nome }) => nome)).toEqual(['credenciado.getGtoPendentes', 'prazo.listPrazos'])
})

describe('the patients of gto-pendentes', () => {
  const ask = async () => {
    const { body, headers } = await t.call(credenciado.getGtoPendentes, {}, { as })
    const trilha = await t.rows<{ associado: string | null }>(
      'select codigo_associado as associado from trilha where requisicao = $1',
      [headers['x-request-id']],
    )
    return { guias: body.guias, patients: trilha.filter(({ associado }) => associado !== null), trilha }
  }
  beforeAll(async () => {
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    await t.rows('update guia set status_ficha = 4 where numero_ficha = $1', [numeroFicha])
  })

  it('are left out without CONSULTA_GTO, in the answer and in the trail', async () => {
    await grant(todas.filter((codigo) => codigo !== 'CONSULTA_GTO'))
    const { guias, patients, trilha } = await ask()
    expect(guias).toHaveLength(1)
    expect(guias.every((guia) => !('nomeAssociado' in guia))).toBe(true)
    expect([patients, trilha.length]).toEqual([[], 1])
  })

  it('are named to whoever has it', async () => {
    await grant(['CONSULTA_GTO'])
    const { guias } = await ask()
    expect(guias).toMatchObject([{ nomeAssociado: expect.stringMatching(/\w/) }])
  })
})
