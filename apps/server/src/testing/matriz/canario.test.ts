import { credenciado } from '@portal/contract/credenciado.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { producao } from '@portal/contract/producao.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { camposConsulta, type Input, isWrite, type Route } from '@portal/contract/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../../imagem/imagem.fixture.ts'
import { createAssociado, RESTAURACAO, releaseGuia } from '../guia.fixture.ts'
import { createGlosada, sendRecurso } from '../recurso.fixture.ts'
import { FECHAMENTO, insertPaga } from '../repasse.fixture.ts'
import { createTestApp, type Person, type TestApp } from '../testApp.ts'
import { enter, isDeGuia, rotas, send } from './chamada.ts'
import { readTexto } from './leitura.ts'
import { entradas, prepareEntradas } from './matriz.ts'

/** The word that everything of the other provider's carries. */
const CANARIO = 'ZYCANARIO'
const DONO = 100004

let t: TestApp
let [eu, dono]: Person[] = []
let codigoAssociado: string
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
  await insertPaga(t, enviada, DONO)
  recorrida = await createGlosada(t, DONO, codigoAssociado)
  const eventos = [{ numeroSequenciaInclusao: 1, justificativa: CANARIO }]
  await sendRecurso(t, { numeroFicha: recorrida, eventos }, DONO)
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

/** Every way to ask for what is the other provider's by what identifies it. */
const buscas: readonly (readonly [nome: string, route: Route, input: () => Input<Route>])[] = [
  ['pesquisa.searchGuias by number', pesquisa.searchGuias, () => ({ body: { numeroFicha: enviada } })],
  ['pesquisa.searchGuias by card', pesquisa.searchGuias, () => ({ body: { codigoAssociado } })],
  [
    'pesquisa.searchGuias by period',
    pesquisa.searchGuias,
    () => ({ body: { dataInicio: '2026-11-01', dataFim: '2026-11-30' } }),
  ],
  ['pesquisa.exportGuias by card', pesquisa.exportGuias, () => ({ body: { codigoAssociado } })],
  ['pesquisa.exportGuias pending', pesquisa.exportGuias, () => ({ body: { pendentes: true } })],
  ['credenciado.exportStatusSenha', credenciado.exportStatusSenha, () => ({})],
  ['credenciado.getGtoPendentes', credenciado.getGtoPendentes, () => ({})],
  ['prazo.listPrazos', prazo.listPrazos, () => ({ query: {} })],
  ['pesquisa.listPendentes', pesquisa.listPendentes, () => ({ query: {} })],
  ['pacienteInativo.listPendentes', pacienteInativo.listPendentes, () => ({})],
  ['pacienteInativo.listRecentes', pacienteInativo.listRecentes, () => ({})],
  ['pacienteInativo.listPacientes', pacienteInativo.listPacientes, () => ({ query: { opcao: 'TODOS' } })],
  ['pacienteInativo.exportPacientes', pacienteInativo.exportPacientes, () => ({ query: { opcao: 'TODOS' } })],
  ['producao.listEventosRealizados', producao.listEventosRealizados, () => ({ body: { mes: '2026-11' } })],
  [
    'producao.listBeneficiariosAtendidos',
    producao.listBeneficiariosAtendidos,
    () => ({ body: { mes: '2026-11' } }),
  ],
  ['financeiro.searchPeriodo', financeiro.searchPeriodo, () => ({ query: { dataFinal: FECHAMENTO } })],
  ['financeiro.searchGto', financeiro.searchGto, () => ({ query: { gtoList: String(enviada) } })],
  [
    'financeiro.exportDemonstrativo by period',
    financeiro.exportDemonstrativo,
    () => ({ query: { tipoBuscaEnum: 'PERIODO', dataFinal: FECHAMENTO } }),
  ],
  [
    'financeiro.exportDemonstrativo by guides',
    financeiro.exportDemonstrativo,
    () => ({ query: { tipoBuscaEnum: 'GTO', gtoList: String(enviada) } }),
  ],
  [
    'impressao.printDemonstrativo',
    impressao.printDemonstrativo,
    () => ({ query: { dataFinal: FECHAMENTO } }),
  ],
  [
    'recursoGlosa.searchRecursos',
    recursoGlosa.searchRecursos,
    () => ({ query: { situacao: 'RECURSO', limite: 100 } }),
  ],
  ['producao.listGuiasEncaminhadas', producao.listGuiasEncaminhadas, () => ({ body: {} })],
  ['pesquisa.searchTudo by name', pesquisa.searchTudo, () => ({ body: { termo: CANARIO } })],
  ['pesquisa.searchTudo by guide', pesquisa.searchTudo, () => ({ body: { termo: String(enviada) } })],
]

/** Whether the call names its patient: who that is is told to any provider of the network. */
const isDePaciente = ({ params, query, body }: Route): boolean =>
  [params, query, body].some((schema) => {
    const required: unknown = schema && 'required' in schema ? schema.required : []
    return Array.isArray(required) && camposConsulta.some((campo) => required.includes(campo))
  })

it('is looked for in every call that tells of patients without being asked for one', () => {
  const abertas = rotas.filter(
    ({ route }) => route.patientData && !isWrite(route) && !isDeGuia(route) && !isDePaciente(route),
  )
  const buscadas = new Set(buscas.map(([, route]) => route))
  // Who a patient is, by one of several numbers.
  expect(abertas.filter(({ route }) => !buscadas.has(route)).map(({ nome }) => nome)).toEqual([
    'elegibilidade.searchAssociado',
  ])
})

describe('the word is there to be found: its owner reads it in', () => {
  it.each(buscas)('%s', async (_nome, route, input) => {
    expect(await tell(route, input(), dono)).toBe(true)
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
  it.each(buscas)('%s', async (_nome, route, input) => {
    expect(await tell(route, input(), eu)).toBe(false)
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
