import { evento } from '@portal/contract/evento.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { guia as guiaContrato } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { producao } from '@portal/contract/producao.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import { linhasVistas } from '@portal/domain/credenciado/linhasVistas.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { describe, expect, it } from 'vitest'
import { computeIndicadores } from '../indicador/calculo.store.ts'
import { rotas, send } from '../testing/matriz/chamada.ts'
import { readTexto } from '../testing/matriz/leitura.ts'
import { openTestApp } from '../testing/testApp.ts'
import { DENTISTAS, OUTUBRO } from './demonstrativo.fixture.ts'
import { payUnicos, treatUnicos, type Unica } from './dinheiroUnico.fixture.ts'

const t = await openTestApp()
const guias = await payUnicos(t)
const tratamentos = await treatUnicos(t, guias)
// The statement of these guides is of the month that runs.
await t.services.background.transaction(0, (db) => computeIndicadores(db, '2026-11', t.clock.now()))

/** Spec §3: the seed's logins of the clinic, with the dentists (0: none) of whom each sees the money. */
const centro = [1000041, 1000042, 1000043]
const jardins = [1000044, 1000045, 1000046]
const tudo = DENTISTAS.map((codigo) => codigo ?? 0)
const logins: readonly (readonly [login: number, dentistas: readonly number[]])[] = [
  [100004, tudo],
  [1000041, tudo],
  [1000042, centro],
  [1000043, [1000043]],
  [1000044, jardins],
  [1000045, [1000045]],
  [1000046, tudo],
]

type Chamada = (guia: Unica) => object
const deGuia: Chamada = ({ numeroFicha }) => ({ query: { numeroFicha } })
const doPaciente: Chamada = ({ codigoAssociado }) => ({ query: { codigoAssociado } })

/** The month in which the guides were sent. */
const outubro = { dataInicial: '2026-10-01', dataFinal: '2026-10-31' }

/** What each call with a run's money is asked, of a guide or of everything. */
const chamadas: Readonly<Record<string, Chamada>> = {
  'financeiro.getCodigoPrincipal': () => ({}),
  'financeiro.searchPeriodo': () => ({ query: { dataFinal: OUTUBRO, limite: 100 } }),
  'financeiro.searchGto': () => ({
    query: { gtoList: guias.map(({ numeroFicha }) => numeroFicha).join(',') },
  }),
  'financeiro.searchGtoDigital': () => ({ query: outubro }),
  'conciliacao.getConciliacao': () => ({ query: { ano: 2026 } }),
  'producao.getEvolucaoRepasse': () => ({ query: {} }),
  'indicador.getQualidadeDesempenho': () => ({}),
  'indicador.listLinhas': () => ({ body: { indicador: 'glosaInicial', limite: 100 } }),
  'guia.getGuiaDetalhada': deGuia,
  'guia.getPlanoTratamento': doPaciente,
  'evento.listEventosFicha': deGuia,
  'manutencao.listAnos': () => ({ body: {} }),
  'manutencao.getAno': ({ numeroFicha }) => ({ query: { numeroTratamento: tratamentos.get(numeroFicha) } }),
  'recursoGlosa.getRecurso': deGuia,
  'recursoGlosa.getRecursoDetalhado': deGuia,
  'recursoGlosa.getRecursoAuditoria': deGuia,
  'recursoGlosa.searchRecursos': () => ({ query: { situacao: 'DECIDIDO', limite: 100 } }),
}

const comDinheiro = rotas.filter(({ route }) => JSON.stringify(route.reply).includes('"doRepasse":true'))

it('every call of the contract with the money of a run is asked here', () => {
  expect(comDinheiro.map(({ nome }) => nome).toSorted()).toEqual(Object.keys(chamadas).toSorted())
})

/** Files tell of it without a schema; the rest tells it in words, or beside other money. */
const aMais: readonly (readonly [string, Route, Chamada])[] = [
  ['the printed guide', impressao.printGuia, deGuia],
  ['the printed appeal', impressao.printRecurso, deGuia],
  ['the printed statement', impressao.printDemonstrativo, () => ({ query: { dataFinal: OUTUBRO } })],
  [
    'the workbook',
    financeiro.exportDemonstrativo,
    () => ({ query: { tipoBuscaEnum: 'PERIODO', dataFinal: OUTUBRO } }),
  ],
  ['the workbook of the digital report', financeiro.exportGtoDigital, () => ({ query: outubro })],
  ['the workbook of guides', pesquisa.exportGuias, () => ({ body: {} })],
  ['the deadlines', prazo.listPrazos, () => ({ query: { qtdRegistros: 50 } })],
  ['the notices', notificacao.listNotificacoes, () => ({ query: { qtdRegistros: 50 } })],
]

/** In a reply, on paper, in a cell of a workbook. */
const isDito = (texto: string, centavos: number): boolean => {
  const valor = toValor(centavos)
  return [valor, valor.replace('.', ','), String(centavos / 100)].some((dito) =>
    new RegExp(`(?<![\\d.])${dito.replace('.', '\\.')}(?!\\d)`).test(texto),
  )
}

const todas = [
  ...comDinheiro.map(({ nome, route }) => [nome, route, chamadas[nome] ?? deGuia] as const),
  ...aMais,
]

describe.each(todas)('%s', (nome, route, ask) => {
  const isDeUma = ask === deGuia || ask === doPaciente || nome === 'manutencao.getAno'
  const isSoma = [
    'financeiro.getCodigoPrincipal',
    'conciliacao.getConciliacao',
    'producao.getEvolucaoRepasse',
    'indicador.getQualidadeDesempenho',
  ].includes(nome)
  const semDinheiro = [
    pesquisa.exportGuias,
    prazo.listPrazos,
    notificacao.listNotificacoes,
  ] as readonly Route[]

  it.each(logins)('tells %d the money of %j and of nobody else', async (login, dentistas) => {
    const as = await t.as(login)
    for (const guia of isDeUma ? guias : guias.slice(0, 1)) {
      const texto = await readTexto(await send(t, route, ask(guia) as Input<Route>, as))
      const perguntadas = isDeUma ? [guia] : guias
      for (const { dentista, centavos } of perguntadas) {
        const ditos = centavos.filter((valor) => isDito(texto, valor))
        if (!dentistas.includes(dentista)) expect(ditos, `of ${dentista}`).toEqual([])
        else if (!isSoma && !semDinheiro.includes(route)) expect(ditos, `of ${dentista}`).not.toEqual([])
      }
    }
  })
})

/** Under the clinic's name a part would be read as the whole (Interface S12, S15, S16). */
it.each(logins)('a part is said to be one: of %d, who sees %j', async (login, dentistas) => {
  const as = await t.as(login)
  const isTudo = dentistas.length === tudo.length
  const { body: relatorio } = await t.call(financeiro.searchGtoDigital, { query: outubro }, { as })
  expect(relatorio.todas).toBe(isTudo)
  const pedido = { query: { situacao: 'DECIDIDO' as const } }
  const { body: recursos } = await t.call(recursoGlosa.searchRecursos, pedido, { as })
  expect(recursos.todas).toBe(isTudo)
  for (const escolha of [{}, { codDentistasSelecionados: String(dentistas[0]) }]) {
    const query = { dataFinal: OUTUBRO, ...escolha }
    const planilha = { query: { ...query, tipoBuscaEnum: 'PERIODO' as const } }
    const escritos = [
      await readTexto(await send(t, impressao.printDemonstrativo, { query }, as)),
      await readTexto(await send(t, financeiro.exportDemonstrativo, planilha, as)),
    ]
    expect(escritos.map((texto) => texto.includes(linhasVistas.titulo))).toEqual([!isTudo, !isTudo])
    const isParte = !isTudo || 'codDentistasSelecionados' in escolha
    expect(escritos.map((texto) => texto.includes('De quem'))).toEqual([isParte, isParte])
  }
})

describe('what was done, in figures', () => {
  const mes = '2026-10'

  it.each(logins)('of %d are those of %j', async (login, dentistas) => {
    const as = await t.as(login)
    const vistas = guias.filter(({ dentista }) => dentistas.includes(dentista))
    const { body: eventos } = await t.call(producao.getEventosRealizados, {}, { as })
    expect(eventos.meses.find((linha) => linha.mes === mes)?.quantidade).toBe(2 * vistas.length)
    const { body: pacientes } = await t.call(producao.getBeneficiariosAtendidos, {}, { as })
    expect(pacientes.meses.find((linha) => linha.mes === mes)?.quantidade).toBe(vistas.length)
    const { body: digitais } = await t.call(producao.getFerramentasDigitais, {}, { as })
    expect(digitais.infoDigitais.GTO.totalGTO).toBe(vistas.length)
    const numeros = vistas.map(({ numeroFicha }) => numeroFicha)
    const listadas = [
      (await t.call(producao.listEventosRealizados, { body: { mes, limite: 100 } }, { as })).body.linhas,
      (await t.call(producao.listBeneficiariosAtendidos, { body: { mes, limite: 100 } }, { as })).body.linhas,
      (await t.call(producao.listGuiasEncaminhadas, { body: { limite: 100 } }, { as })).body.linhas,
    ]
    for (const linhas of listadas)
      expect(new Set(linhas.map(({ numeroFicha }) => numeroFicha))).toEqual(new Set(numeros))
  })
})

/** The run denies all that it owes of an event or nothing: why it denied tells the cents. */
describe('why a run denied, and what an appeal was answered', () => {
  it.each(logins)('are told to %d of %j alone', async (login, dentistas) => {
    const as = await t.as(login)
    for (const { numeroFicha, codigoAssociado, dentista } of guias) {
      const { body: guia } = await t.call(guiaContrato.getGuiaDetalhada, { query: { numeroFicha } }, { as })
      const { body: ficha } = await t.call(evento.listEventosFicha, { query: { numeroFicha } }, { as })
      const plano = await t.call(guiaContrato.getPlanoTratamento, { query: { codigoAssociado } }, { as })
      const doPlano = plano.body.emAndamento.find((uma) => uma.numeroFicha === numeroFicha)?.eventos ?? []
      const ditos = [...guia.eventos, ...ficha, ...doPlano].flatMap(
        ({ motivos, ajudaEvento, glosa = [] }) => [
          ...glosa.map(({ codigoGlosa }) => codigoGlosa),
          ...motivos.map(({ codigoGlosa }) => codigoGlosa),
          ...ajudaEvento.map(({ codigoGlosa }) => codigoGlosa),
        ],
      )
      const passos = guia.historico.map(({ paraStatus, motivo }) => [paraStatus, motivo])
      expect(guia.statusFicha).toBe(13)
      if (dentistas.includes(dentista)) {
        expect(new Set(ditos)).toEqual(new Set(['3067']))
        expect(passos.slice(1)).toEqual([
          [13, 'Recurso: evento 2.'],
          [15, 'Evento 2 aprovado: a imagem chegou.'],
        ])
      } else expect([ditos, passos]).toEqual([[], [[10, null]]])
    }
  })

  it.each(logins)('are noticed by %d of %j alone', async (login, dentistas) => {
    await t.rows(
      `insert into notificacao (codigo_credenciado, tipo, referencia, texto, em)
       select 100004, tipo, referencia, '', now() from unnest($1::bigint[]) referencia, unnest('{PAGAMENTO,RECURSO}'::text[]) tipo`,
      [guias.map(({ numeroFicha }) => numeroFicha)],
    )
    const query = { qtdRegistros: 50 }
    const { body } = await t.call(notificacao.listNotificacoes, { query }, { as: await t.as(login) })
    await t.rows('delete from notificacao where codigo_credenciado = 100004')
    const deRecurso = body.notificacoes.filter(({ tipo }) => tipo === 'RECURSO')
    const vistas = guias.filter(({ dentista }) => dentistas.includes(dentista))
    expect(new Set(deRecurso.map(({ referencia }) => referencia))).toEqual(
      new Set(vistas.map(({ numeroFicha }) => numeroFicha)),
    )
    expect(body.naoLidas).toBe(guias.length + vistas.length)
  })
})
