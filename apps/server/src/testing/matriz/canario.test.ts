import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { camposConsulta, type Input, isWrite, type Route } from '@portal/contract/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../../imagem/imagem.fixture.ts'
import { createAssociado, RESTAURACAO, releaseGuia } from '../guia.fixture.ts'
import { createTestApp, type Person, type TestApp } from '../testApp.ts'
import { enter, isDeGuia, rotas, send } from './chamada.ts'
import type { Busca, Canario } from './entrada.ts'
import { readTexto } from './leitura.ts'
import { buscas, entradas, plantCanario, prepareEntradas } from './matriz.ts'

/** The word that everything of the other provider's carries. */
const CANARIO = 'ZYCANARIO'
const DONO = 100004

let t: TestApp
let [eu, dono]: Person[] = []
let codigoAssociado: string
let canario: Canario
/** Guides of the other provider: sent, waiting, with a draft and appealed. */
let [enviada, pendente, aberta, recorrida] = [0, 0, 0, 0]

beforeAll(async () => {
  t = await createTestApp()
  await prepareEntradas(t)
  ;[eu, dono] = [await t.as(100001), await t.as(DONO)]
  codigoAssociado = await createAssociado(t)
  await t.rows('update associado set nome = $2, email = $3, empresa = $2 where codigo = $1', [
    codigoAssociado,
    `${CANARIO} da Silva`,
    `${CANARIO}@example.com`,
  ])
  ;[enviada, pendente, aberta] = [await release(), await release(), await release()]
  await upload(t, enviada, `${CANARIO}.png`, await arquivos.png(nextCor()), { as: dono })
  await call(guia.createObservacao, { body: { numeroFicha: enviada, descricaoObservacao: CANARIO } })
  await call(guia.sendGuia, {
    body: { numeroFicha: enviada, eventos: [RESTAURACAO], descricaoObservacao: `${CANARIO} enviado` },
  })
  await call(rascunho.saveRascunho, {
    body: { numeroFicha: aberta, revisaoBase: 0, itens: [], observacao: CANARIO, justificativa: CANARIO },
  })
  await call(guia.updateBloqueio, { body: { nrFicha: pendente, bloqueio: true, motivo: CANARIO } })
  await t.rows('update guia set status_ficha = 4, codigo_etapa = 2 where numero_ficha = $1', [pendente])
  await t.rows(`update guia set validade_senha = '2026-11-25' where numero_ficha = $1`, [aberta])
  await t.rows(
    `update evento_guia set autorizacao = 4, data_realizacao = '2026-11-20' where numero_ficha = $1`,
    [enviada],
  )
  await t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
     values ($1, $2, '2026-11-20T12:00:00Z', 'teste', 'sendRepasse', 10, 6)`,
    [enviada, DONO],
  )
  canario = { palavra: CANARIO, login: DONO, as: await t.as(DONO), codigoAssociado, numeroFicha: enviada }
  await plantCanario(t, canario)
  const [recurso] = await t.rows<{ numero_ficha: number }>(
    'select numero_ficha from recurso_glosa where codigo_credenciado = $1 and numero_ficha > $2',
    [DONO, enviada],
  )
  recorrida = recurso?.numero_ficha ?? 0
  await t.rows(`update associado set exclusao = '2026-11-20' where codigo = $1`, [codigoAssociado])
})
afterAll(() => t.close())

const release = () => releaseGuia(t, { login: DONO, codigoAssociado })

async function call<R extends Route>(route: R, input: Input<R>) {
  const answer = await t.call(route, input, dono ? { as: dono } : {})
  if (answer.status !== 200) throw new Error(String(answer.raw))
}

const tell = async (route: Route, input: Input<Route>, as?: Person) =>
  (await readTexto(await send(t, route, input, as))).includes(CANARIO)

/** Whether the call names its patient: who that is is told to any provider of the network. */
const isDePaciente = ({ params, query, body }: Route): boolean =>
  [params, query, body].some((schema) => {
    const required: unknown = schema && 'required' in schema ? schema.required : []
    return Array.isArray(required) && [...camposConsulta, 'chave'].some((campo) => required.includes(campo))
  })

/** Whether the call tells of patients without being asked for one. */
const isAberta = (route: Route): boolean =>
  route.patientData === true && !isWrite(route) && !isDeGuia(route) && !isDePaciente(route)

/** Each such call by what its noun says that it finds the word by, or else by the input that it accepts. */
const todas: readonly Busca[] = [
  ...buscas,
  ...entradas
    .filter(({ route }) => isAberta(route) && !buscas.some((busca) => busca.route === route))
    .map(({ nome, route, input }) => ({ nome, route, input: ({ as }: Canario) => input(0, as) })),
]

it('is looked for in every call that tells of patients without being asked for one', () => {
  const buscadas = new Set(todas.map(({ route }) => route))
  const abertas = rotas.filter(({ route }) => isAberta(route))
  expect(abertas.filter(({ route }) => !buscadas.has(route)).map(({ nome }) => nome)).toEqual([])
})

describe('the word is there to be found: its owner reads it in', () => {
  it.each(todas)('$nome', async ({ route, input }) => {
    expect(await tell(route, input(canario), canario.as)).toBe(true)
  })

  it.each([
    'guia.getGuia',
    'guia.getGuiaDetalhada',
    'guia.listObservacoes',
    'imagem.listImagens',
    'impressao.printGuia',
  ])('%s', async (nome) => {
    const entrada = entradas.find((cada) => cada.nome === nome)
    expect(entrada && dono && (await tell(entrada.route, entrada.input(enviada, dono), dono))).toBe(true)
  })

  it.each([impressao.printRecurso, recursoGlosa.getRecursoDetalhado, recursoGlosa.getRecursoAuditoria])(
    'an appeal: $path',
    async (route) => {
      expect(await tell(route, { query: { numeroFicha: recorrida } }, dono)).toBe(true)
    },
  )
})

describe('nobody else reads it in', () => {
  it.each(todas)('$nome', async ({ route, input }) => {
    expect(await tell(route, input(canario), eu)).toBe(false)
  })

  it.each(entradas.filter(({ route }) => isDeGuia(route)))(
    '$nome of the guide itself',
    async ({ route, input }) => {
      for (const numero of [enviada, pendente, aberta, recorrida]) {
        expect(eu && (await tell(route, input(numero, eu), eu))).toBe(false)
      }
    },
  )

  it.each(entradas)('$nome of its own', async ({ nome, route, input, prepare }) => {
    const as = nome.startsWith('acesso.') ? await enter(t, 100008) : eu
    const numeroFicha = (await prepare?.(t)) ?? 0
    expect(as && (await tell(route, input(numeroFicha, as), as))).toBe(false)
  })

  it('the metrics and the API document', async () => {
    for (const url of ['/metrics', '/api/openapi.json']) {
      const { statusCode, body } = await t.app.inject({ url })
      expect([statusCode, body.includes(CANARIO)]).toEqual([200, false])
    }
  })
})
