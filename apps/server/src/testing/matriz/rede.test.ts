import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { camposConsulta, type Input, type Route } from '@portal/contract/route.ts'
import { maskCpf } from '@portal/domain/associado/cpf.ts'
import { readXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../guia.fixture.ts'
import { type Answer, createTestApp, type Person, type TestApp } from '../testApp.ts'
import { rotas, send, withoutRequisicao } from './chamada.ts'
import { entradas, prepareEntradas } from './matriz.ts'

/** Of Lumina's network: 500000001 is Aurora's member. */
const FORA = 300001

let t: TestApp
let as: Person
/** What names the member of another network, and what names nobody. */
const numeros: Record<string, { alheio: string; inexistente: string }> = {}

beforeAll(async () => {
  t = await createTestApp()
  await prepareEntradas(t)
  as = await t.as(FORA)
  const [alheio] = await t.rows<{ cpf: string; chave: string; atendimento: string }>(
    `select cpf, chave::text, (select numero from atendimento where codigo_associado = codigo) as atendimento
       from associado where codigo = '500000001'`,
  )
  const nobody = { codigoAssociado: '999999999', cpf: '52998224725', numeroAtendimento: '399999999999' }
  numeros.codigoAssociado = { alheio: '500000001', inexistente: nobody.codigoAssociado }
  numeros.cdAssociado = numeros.codigoAssociado
  numeros.cpf = { alheio: alheio?.cpf ?? '', inexistente: nobody.cpf }
  numeros.numeroAtendimento = { alheio: alheio?.atendimento ?? '', inexistente: nobody.numeroAtendimento }
  numeros.chave = { alheio: alheio?.chave ?? '', inexistente: '00000000-0000-4000-8000-000000000000' }
})
afterAll(() => t.close())

/** A patient is named by these, each as the parts of a call that take it. */
const campos = [...camposConsulta, 'chave'] as const

type Pergunta = { nome: string; route: Route; parte: 'query' | 'body'; campo: string; de: string }

/** The key of a deadline is no patient's, which nobody guesses. */
const isPorChave = ({ query, body }: Route) =>
  [query, body].some((schema) => {
    const required: unknown = schema && 'required' in schema ? schema.required : []
    return Array.isArray(required) && required.includes('chave') && JSON.stringify(schema).includes('"uuid"')
  })
const isDePaciente = (route: Route) => route.limite === 'consulta' || isPorChave(route)

const takes = (route: Route, parte: 'query' | 'body', campo: string) => {
  const schema = route[parte]
  const properties: unknown = schema && 'properties' in schema ? schema.properties : undefined
  return typeof properties === 'object' && properties !== null && Object.hasOwn(properties, campo)
}

/** Every call of the contract that takes a patient, with each of the fields by which it does. */
const perguntas: readonly Pergunta[] = rotas.flatMap(({ nome, route }) =>
  (['query', 'body'] as const).flatMap((parte) =>
    campos
      .filter((campo) => takes(route, parte, campo) && isDePaciente(route))
      .flatMap((campo) =>
        (campo === 'termo' ? Object.keys({ codigoAssociado: 1, cpf: 1, numeroAtendimento: 1 }) : [campo]).map(
          (de) => ({ nome, route, parte, campo, de }),
        ),
      ),
  ),
)

async function ask({ nome, route, parte, campo, de }: Pergunta, qual: 'alheio' | 'inexistente') {
  const input = entradas.find((entrada) => entrada.nome === nome)?.input(0, as) as Record<string, object>
  // A patient is named once: what else names one would be asked instead.
  const outros = Object.entries(input[parte] ?? {}).filter(([chave]) => !campos.some((um) => um === chave))
  const partes = {
    ...input,
    [parte]: { ...Object.fromEntries(outros), [campo]: numeros[de]?.[qual] },
  }
  return send(t, route, partes as Input<Route>, as)
}

/** What is told, but for the request's id and the number that was asked for; a workbook by its cells. */
async function readAnswer({ raw, headers }: Answer<Route>, { de }: Pergunta, qual: 'alheio' | 'inexistente') {
  const isPlanilha = String(headers['content-type']).includes('spreadsheet')
  const dito = isPlanilha ? JSON.stringify(await readXlsx(raw)) : withoutRequisicao(raw)
  const numero = numeros[de]?.[qual] ?? ''
  return dito.replaceAll(de === 'cpf' ? maskCpf(numero) : numero, '')
}

it('is asked of every call that is limited as a look-up, or takes a key', () => {
  const limitadas = rotas.filter(({ route }) => isDePaciente(route)).map(({ nome }) => nome)
  expect([...new Set(perguntas.map(({ nome }) => nome))].toSorted()).toEqual(limitadas.toSorted())
})

describe.each(perguntas)('$nome by $campo, as $de', (pergunta) => {
  it('answers of a patient of another network as of nobody, byte for byte', async () => {
    const [alheio, inexistente] = [await ask(pergunta, 'alheio'), await ask(pergunta, 'inexistente')]
    expect(alheio.status).toBe(inexistente.status)
    expect(await readAnswer(alheio, pergunta, 'alheio')).toBe(
      await readAnswer(inexistente, pergunta, 'inexistente'),
    )
    expect(Object.keys(alheio.headers).toSorted()).toEqual(Object.keys(inexistente.headers).toSorted())
    if (pergunta.route.errors.includes('API-ELE-0001')) {
      expect(alheio).toMatchObject({ status: 404, codigo: 'API-ELE-0001' })
      expect(String(alheio.raw)).toContain('não encontrado entre os atendidos pela rede Lumina.')
    }
  })
})

it('a guide that the provider has stays readable when its patient goes to another network', async () => {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await releaseGuia(t, { codigoAssociado })
  const dono = await t.as(100001)
  await t.rows(`update associado_plano set codigo_plano = 'MERPRE' where codigo_associado = $1`, [
    codigoAssociado,
  ])
  const leituras = entradas.filter(({ nome }) =>
    ['guia.getGuia', 'guia.getGuiaDetalhada', 'impressao.printGuia', 'evento.updateDataEvento'].includes(
      nome,
    ),
  )
  for (const { route, input } of leituras) {
    const { status } = await send(t, route, input(numeroFicha, dono), dono)
    expect([route.path, status]).not.toEqual([route.path, 404])
    expect([route.path, status]).not.toEqual([route.path, 500])
  }
})

describe('a plan of the network that ended', () => {
  it.each([
    ['2026-11-20', 200],
    ['2026-08-23', 200],
    ['2026-08-22', 404],
    ['2022-03-31', 404],
  ])('on %s: who asks for its patient is answered %i', async (fim, status) => {
    const aurora = await t.as(100001)
    const daqui = await createAssociado(t)
    const excluido = await createAssociado(t)
    await t.rows('update associado_plano set fim = $2 where codigo_associado = $1', [daqui, fim])
    await t.rows('update associado set exclusao = $2 where codigo = $1', [excluido, fim])
    // What she has in another network today does not open her to this one.
    await t.rows(
      `insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
       select $1, codigo, false, '2022-04-01' from plano where rede = 'LUMINA' limit 1`,
      [daqui],
    )
    for (const codigoAssociado of [daqui, excluido]) {
      const query = { codigoAssociado }
      for (const call of [elegibilidade.getInformacoes, elegibilidade.getCpf])
        expect((await t.call(call, { query }, { as: aurora })).status).toBe(status)
    }
  })

  it('leaves the provider its own guides, and finds their patient no more', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    const dono = await t.as(100001)
    const search = async (termo: string) =>
      (await t.call(elegibilidade.searchAssociado, { body: { termo } }, { as: dono })).status
    expect(await search(String(numeroFicha))).toBe(200)
    await t.rows(`update associado_plano set fim = '2026-08-22' where codigo_associado = $1`, [
      codigoAssociado,
    ])
    expect(await search(String(numeroFicha))).toBe(404)
    expect((await t.call(guia.getGuia, { query: { numeroFicha } }, { as: dono })).status).toBe(200)
  })
})
