import { isDeepStrictEqual } from 'node:util'
import type { Route } from '@portal/contract/route.ts'
import { listFuncoes, permissoes } from '@portal/domain/acesso/permissao.tables.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, createTestApp, type Person, TEST_NOW, type TestApp } from '../testApp.ts'
import { enter, isDeGuia, rotas, send, withoutRequisicao } from './chamada.ts'
import type { Entrada } from './entrada.ts'
import { entradas, prepareEntradas } from './matriz.ts'
import { createLeitorTabelas } from './tabelas.ts'

let t: TestApp
let dono: Person
let ler: Awaited<ReturnType<typeof createLeitorTabelas>>
/** Whoever must be refused before anything else is looked at. */
const semSessao: Record<string, Partial<Person>> = {}

beforeAll(async () => {
  t = await createTestApp()
  await prepareEntradas(t)
  ler = await createLeitorTabelas(t)
  // The session lives for hours, its token for 30 minutes.
  t.clock.set(new Date(TEST_NOW.getTime() - 31 * 60_000))
  const expirada = await enter(t, 100010)
  t.clock.set(TEST_NOW)
  dono = await t.as(100001)
  const [outra, encerrada] = [await t.as(100004), await enter(t, 100010)]
  await send(t, rotaDe('acesso.logout'), {}, encerrada)
  Object.assign(semSessao, {
    'no token': { cookie: dono.cookie },
    'no cookie': { authorization: dono.authorization },
    "another session's cookie": { authorization: dono.authorization, cookie: outra.cookie },
    'an expired token': expirada,
    'a session that was left': encerrada,
  })
})
afterAll(() => t.close())

function rotaDe(nome: string) {
  const found = rotas.find((rota) => rota.nome === nome)
  if (!found) throw new Error(`no call ${nome}`)
  return found.route
}

it('has a row for every call of the contract, and a guide for each that names one', () => {
  expect(entradas.map(({ nome }) => nome).toSorted()).toEqual(rotas.map(({ nome }) => nome).toSorted())
  const comGuia = entradas.filter(({ prepare }) => prepare).map(({ nome }) => nome)
  const deGuia = rotas.filter(({ route }) => isDeGuia(route)).map(({ nome }) => nome)
  // Others take an exam request, or a form, that is made for them too.
  expect(deGuia.filter((nome) => !comGuia.includes(nome))).toEqual([])
})

const protegidas = entradas.filter(({ route }) => route.permission !== 'publica')

describe.each(protegidas)('$nome without a session', ({ route, input }) => {
  it.each([
    'no token',
    'no cookie',
    "another session's cookie",
    'an expired token',
    'a session that was left',
  ])('is refused: %s', async (nome) => {
    const answer = await send(t, route, input(1, dono), semSessao[nome] as Person)
    expect(answer).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
  })
})

it('says 401 before it says what is wrong with the input of who has not entered', async () => {
  const semEntrada = protegidas.filter(({ route }) => route.reply !== 'fluxo')
  const outras: string[] = []
  for (const { nome, route } of semEntrada) {
    const answer = await t.app.inject({
      method: route.method,
      url: route.path.replaceAll(/\{\w+\}/g, 'x'),
      query: { 'sem campo': 'x' },
      ...(route.method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: '{' }),
    })
    if (answer.statusCode !== 401) outras.push(`${nome} ${answer.statusCode}`)
  }
  expect(outras).toEqual([])
})

const comPermissao = protegidas.filter(({ route }) => route.permission !== 'sessao')

describe.each(comPermissao)('$nome by permission', ({ nome, route, input }) => {
  // A change of password ends the session that the others share.
  const login = nome.startsWith('acesso.') ? 300001 : 100007
  const grant = async (codigos: readonly string[]) => {
    await t.rows('update credenciado set permissoes = $1 where codigo = $2', [codigos, login])
    return send(t, route, input(1, dono), await t.as(login))
  }

  const proprias = listFuncoes(route.permission)

  it('is refused to whoever has every permission but its own, and trailed', async () => {
    const outras = permissoes.map(({ codigo }) => codigo).filter((codigo) => !proprias.includes(codigo))
    const answer = await grant(outras)
    expect(answer).toMatchObject({ status: 403, codigo: 'API-ACE-0003' })
    expect(await trailOf(answer)).toMatchObject([{ operacao: nome, login, resultado: 'API-ACE-0003' }])
  })

  it.each(proprias)('is open to whoever has %s alone', async (propria) => {
    expect((await grant([propria])).status).not.toBe(403)
  })
})

type LinhaTrilha = {
  operacao: string
  login: number
  credenciado: number
  associado: string | null
  objeto: string | null
  resultado: string
}

/** The rows that a call left in the access trail. */
const trailOf = ({ headers }: Answer<Route>) =>
  t.rows<LinhaTrilha>(
    `select operacao, login, codigo_credenciado as credenciado, codigo_associado as associado, objeto, resultado
       from trilha where requisicao = $1`,
    [headers['x-request-id']],
  )

/** What is said of a guide, an exam request, a capture, an exam, a treatment, a deposit or an action that is not the provider's. */
const inexistencias = [
  'API-GTO-0001',
  'API-SOL-0001',
  'API-CAP-0001',
  'API-VIN-0001',
  'API-REA-0001',
  'API-MAN-0001',
  'API-CNC-0002',
  'API-CNC-0006',
] as const
const findInexistencia = ({ errors }: Route) => inexistencias.find((codigo) => errors.includes(codigo))

/** Whether the call names what was made for it, and not the patient alone whose it is. */
const namesPreparada = ({ input, prepare }: Entrada): boolean => {
  const ninguem = { authorization: '', cookie: '' }
  return prepare !== undefined && !isDeepStrictEqual(input(1, ninguem), input(2, ninguem))
}

describe.each(entradas.filter(namesPreparada))("$nome of what is another provider's", (entrada) => {
  it('answers as of one that does not exist, byte for byte, and writes nothing but who asked', async () => {
    const numeroFicha = await prepareGuia(entrada)
    const outra = await t.as(100004)
    const antes = await ler()
    const alheia = await send(t, entrada.route, entrada.input(numeroFicha, outra), outra)
    const inexistente = await send(t, entrada.route, entrada.input(799_999_999, outra), outra)
    const codigo = findInexistencia(entrada.route)
    expect(alheia).toMatchObject({ status: 404, codigo })
    expect(withoutRequisicao(alheia.raw)).toBe(withoutRequisicao(inexistente.raw))
    expect(Object.keys(alheia.headers).toSorted()).toEqual(Object.keys(inexistente.headers).toSorted())
    expect(await ler()).toEqual(antes)
    expect(await trailOf(alheia)).toMatchObject([
      {
        operacao: entrada.nome,
        login: 100004,
        associado: null,
        objeto: expect.stringContaining(String(numeroFicha)),
        resultado: codigo,
      },
    ])
  })
})

const prepareGuia = async ({ prepare }: Entrada): Promise<number> => (prepare ? prepare(t) : 0)

describe.each(entradas)('$nome', (entrada) => {
  const { nome, route } = entrada
  // What ends or changes a session does so to one of its own.
  const login = nome.startsWith('acesso.') ? 100008 : 100001

  it('serves its owner, and trails the patient before it answers', async () => {
    const numeroFicha = await prepareGuia(entrada)
    const as = login === 100001 ? dono : await enter(t, login)
    const answer = await send(t, route, entrada.input(numeroFicha, as), as)
    expect(answer, String(answer.raw).slice(0, 400)).toMatchObject({ status: 200, codigo: undefined })
    const linhas = await trailOf(answer)
    expect(linhas.length > 0 || !route.patientData).toBe(true)
    for (const linha of linhas) {
      expect(linha).toMatchObject({ operacao: nome, login, credenciado: login, resultado: 'ok' })
      expect(linha.associado ?? linha.objeto).not.toBeNull()
    }
  })
})
