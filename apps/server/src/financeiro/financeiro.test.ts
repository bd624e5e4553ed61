import { financeiro, type GuiaPaga, type Totais } from '@portal/contract/financeiro.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { CLINICA, DENTISTAS, NOVEMBRO, OUTUBRO, payClinica } from './demonstrativo.fixture.ts'

const t = await openTestApp()
const guias = await payClinica(t)
const as = await t.as(CLINICA)

const search = async (query: Parameters<typeof toQuery>[0] = {}) =>
  (await t.call(financeiro.searchPeriodo, { query: toQuery(query) }, { as })).body
const toQuery = (query: {
  dataFinal?: string
  codDentistasSelecionados?: string
  limite?: number
  cursor?: string
}) => query

const cents = (totais: Totais) => Object.values(totais).map((valor) => toCentavos(valor) ?? Number.NaN)
const add = (linhas: readonly Totais[]) =>
  [0, 1, 2, 3, 4].map((i) => linhas.reduce((soma, linha) => soma + (cents(linha)[i] ?? 0), 0))
const pick = ({
  valorInformado,
  valorProcessado,
  valorGlosa,
  valorFranquia,
  valorLiberado,
}: Totais): Totais => ({
  valorInformado,
  valorProcessado,
  valorGlosa,
  valorFranquia,
  valorLiberado,
})

describe('financeiro.searchPeriodo', () => {
  it('names the run that closed on or before the day; today unless said', async () => {
    expect((await search()).repasse.dataFechamento).toBe(NOVEMBRO)
    expect((await search({ dataFinal: '2026-11-19' })).repasse).toEqual({
      dataFechamento: OUTUBRO,
      dataPublicacao: '2026-11-01',
      dataPagamento: '2026-11-10',
      situacao: 'depositado',
    })
  })

  it('every level is the sum of the one below, and processed is released, denied and deducted', async () => {
    const { totais, unidades, guias: todas } = await search({ dataFinal: OUTUBRO })
    expect(add(unidades.map((unidade) => unidade.totais))).toEqual(cents(totais))
    for (const unidade of unidades) {
      expect(add(unidade.dentistas.map((dentista) => dentista.totais))).toEqual(cents(unidade.totais))
    }
    expect(add(todas.map((guia) => guia.totais))).toEqual(cents(totais))
    for (const guia of todas) expect(add(guia.eventos.map(pick))).toEqual(cents(guia.totais))
    const [, processado = 0, glosa = 0, franquia = 0, liberado = 0] = cents(totais)
    expect(processado).toBe(liberado + glosa + franquia)
    expect(unidades.map(({ unidade }) => unidade)).toEqual(['Unidade Centro', 'Unidade Jardins', null])
  })

  it('each level has its own sums, each in its place', async () => {
    const { totais, unidades, guias: todas } = await search({ dataFinal: OUTUBRO })
    expect(cents(totais)).toEqual([220_500, 210_000, 126_000, 21_000, 63_000])
    expect(unidades.map((unidade) => [unidade.unidade, ...cents(unidade.totais)])).toEqual([
      ['Unidade Centro', 94_500, 90_000, 54_000, 9000, 27_000],
      ['Unidade Jardins', 94_500, 90_000, 54_000, 9000, 27_000],
      [null, 31_500, 30_000, 18_000, 3000, 9000],
    ])
    const [, , semUnidade] = unidades
    expect(semUnidade?.dentistas).toMatchObject([{ codigoDentista: 0, nomeDentista: null, guias: 1 }])
    const [guia] = todas
    expect(guia && cents(guia.totais)).toEqual([31_500, 30_000, 18_000, 3000, 9000])
    expect(guia?.eventos.map((evento) => [...cents(pick(evento)), evento.tipoGlosa])).toEqual([
      [10_500, 10_000, 0, 1000, 9000, null],
      [10_500, 10_000, 9000, 1000, 0, 'G'],
      [10_500, 10_000, 9000, 1000, 0, 'G'],
    ])
  })

  it('is of no run before the first one, and of no dentist that there is not', async () => {
    const refuse = (query: ReturnType<typeof toQuery>) => t.call(financeiro.searchPeriodo, { query }, { as })
    expect(await refuse({ dataFinal: '2026-10-19' })).toMatchObject({ status: 404, codigo: 'API-FIN-0001' })
    expect(await refuse({ dataFinal: OUTUBRO })).toMatchObject({ status: 200 })
    expect(await refuse({ codDentistasSelecionados: '1000041,999' })).toMatchObject({
      status: 404,
      codigo: 'API-FIN-0002',
    })
  })

  it('tells what was withheld and what is deposited, to who sees everything', async () => {
    const { descontos, valorLiquido } = await search({ dataFinal: OUTUBRO })
    expect(descontos).toEqual([
      {
        tipo: '01',
        rotulo: 'IRRF',
        credito: false,
        base: '360.00',
        pontosBase: 150,
        valor: '5.40',
        descricao: null,
      },
    ])
    expect(valorLiquido).toBe('354.60')
    const parte = await search({ dataFinal: OUTUBRO, codDentistasSelecionados: '1000041' })
    expect(parte).toMatchObject({ descontos: null, valorLiquido: null })
    expect(parte.guias.map(({ numeroFicha }) => numeroFicha)).toEqual([guias[0]])
  })

  it('opens a guide to its events, with the literal denial and its help', async () => {
    const { guias: todas } = await search({ dataFinal: OUTUBRO })
    const [, negado] = todas[0]?.eventos ?? []
    expect(negado?.glosa).toMatchObject([{ codigoGlosa: '3067', texto: 'Radiografia final não enviada' }])
    expect(negado?.glosa[0]?.ajudaEvento?.comoRecorrer).toBeTruthy()
    expect(todas[0]?.protocolo).toMatch(/^P\d{11}$/)
  })

  it('marks what an appeal gave back, in the run that pays it', async () => {
    const { guias: todas, totais } = await search()
    expect(todas.flatMap(({ eventos }) => eventos.map(({ recurso }) => recurso))).toEqual(
      DENTISTAS.map(() => true),
    )
    expect(cents(totais)).toEqual([59_500, 56_000, 0, 0, 56_000])
  })

  it('goes on where a page ended, and finds what names no dentist by the code 0', async () => {
    const vistas: GuiaPaga[] = []
    let cursor: string | undefined
    do {
      const pagina = await search({ dataFinal: OUTUBRO, limite: 1, ...(cursor && { cursor }) })
      vistas.push(...pagina.guias)
      cursor = pagina.proximo ?? undefined
    } while (cursor)
    expect(vistas.map(({ numeroFicha }) => numeroFicha)).toEqual(guias.toSorted((a, b) => a - b))
    const semNome = await search({ dataFinal: OUTUBRO, codDentistasSelecionados: '0' })
    expect(semNome.guias.map(({ numeroFicha }) => numeroFicha)).toEqual([guias[6]])
  })
})

describe('financeiro.searchGto', () => {
  it('tells what every run paid of the guides, and names apart those that none has paid and those that are none', async () => {
    const [porPagar] = await insertGuias(t, [{ codigoCredenciado: CLINICA, codigoAssociado: '500000001' }])
    const gtoList = `${guias[0]};799999999\n${guias[0]},${porPagar}`
    const { body } = await t.call(financeiro.searchGto, { query: { gtoList } }, { as })
    expect(body.guias.map(({ repasse }) => repasse.dataFechamento)).toEqual([OUTUBRO, NOVEMBRO])
    expect(body).toMatchObject({ semPagamento: [porPagar], naoEncontradas: [799_999_999] })
    expect(body.guias.map(({ totais }) => cents(totais))).toEqual([
      [31_500, 30_000, 18_000, 3000, 9000],
      [8500, 8000, 0, 0, 8000],
    ])
    // What the appeal gave back was informed and processed once, and is no longer denied.
    expect(cents(body.totais)).toEqual([31_500, 30_000, 10_000, 3000, 17_000])
  })

  it('takes a thousand guides of the longest numbers, and refuses one more and none', async () => {
    const list = (quantas: number) =>
      Array.from({ length: quantas }, (_nada, i) => 799_999_900_000 + i).join(',')
    const find = (gtoList: string) => t.call(financeiro.searchGto, { query: { gtoList } }, { as })
    expect((await find(list(1000))).body.naoEncontradas).toHaveLength(1000)
    expect(await find(list(1001))).toMatchObject({ status: 422, codigo: 'API-FIN-0003' })
    expect(await find(',;')).toMatchObject({ status: 422, codigo: 'API-FIN-0003' })
  })

  it("another provider's guides are none", async () => {
    const outro = await t.as(100001)
    const { body } = await t.call(
      financeiro.searchGto,
      { query: { gtoList: String(guias[0]) } },
      { as: outro },
    )
    expect(body).toMatchObject({ guias: [], semPagamento: [], naoEncontradas: [guias[0]] })
  })
})

describe('financeiro.getCodigoPrincipal', () => {
  it('has the units, the runs and what is not deposited yet', async () => {
    const { body } = await t.call(financeiro.getCodigoPrincipal, {}, { as })
    expect(body).toMatchObject({ codigoPrincipal: CLINICA, naoDepositado: '560.00' })
    expect(body.unidades.map(({ unidade }) => unidade)).toEqual(['Unidade Centro', 'Unidade Jardins', null])
    expect(body.repasses.map(({ dataFechamento }) => dataFechamento)).toEqual([NOVEMBRO, OUTUBRO])
    expect(body.opcoes.map(({ codigo }) => codigo)).toEqual([3])
  })
})

/** Spec §3: what the seed's logins see, each of the lines of each of them. */
describe('the sharing option of a login decides, whatever it asks for', () => {
  const centro = [1000041, 1000042, 1000043]
  const jardins = [1000044, 1000045, 1000046]
  const tudo = [...centro, ...jardins, 0]
  const vistas: readonly (readonly [login: number, opcao: number, dentistas: readonly number[]])[] = [
    [1000041, 3, tudo],
    [1000042, 2, centro],
    [1000043, 1, [1000043]],
    [1000044, 2, jardins],
    [1000045, 1, [1000045]],
    [1000046, 3, tudo],
  ]
  const pares = vistas.flatMap(([login, opcao, vistos]) =>
    tudo.map((dentista) => [login, opcao, dentista, vistos.includes(dentista)] as const),
  )
  const guiaDe = (dentista: number) => guias[DENTISTAS.findIndex((codigo) => (codigo ?? 0) === dentista)] ?? 0

  it.each(pares)('login %d (option %d) and the lines of %d: %s', async (login, _opcao, dentista, ve) => {
    const quem = await t.as(login)
    const query = { dataFinal: OUTUBRO, codDentistasSelecionados: String(dentista) }
    const porDentista = await t.call(financeiro.searchPeriodo, { query }, { as: quem })
    expect(porDentista.codigo).toBe(ve ? undefined : 'API-FIN-0002')
    const inteiro = await t.call(financeiro.searchPeriodo, { query: { dataFinal: OUTUBRO } }, { as: quem })
    expect(inteiro.body.guias.some(({ numeroFicha }) => numeroFicha === guiaDe(dentista))).toBe(ve)
    const gtoList = String(guiaDe(dentista))
    const porGuia = await t.call(financeiro.searchGto, { query: { gtoList } }, { as: quem })
    expect(porGuia.body.guias.length > 0).toBe(ve)
    expect(porGuia.body).toMatchObject({ semPagamento: [], naoEncontradas: ve ? [] : [guiaDe(dentista)] })
    const planilha = { tipoBuscaEnum: 'GTO' as const, gtoList }
    const { headers } = await t.call(financeiro.exportDemonstrativo, { query: planilha }, { as: quem })
    expect(headers).toMatchObject({ 'x-total-linhas': ve ? '4' : '0' })
    const pdf = await t.call(impressao.printDemonstrativo, { query }, { as: quem })
    expect(pdf.status).toBe(ve ? 200 : 404)
  })

  it.each(vistas)('login %d may choose up to option %d', async (login, opcao, dentistas) => {
    const { body } = await t.call(financeiro.getCodigoPrincipal, {}, { as: await t.as(login) })
    expect(body.opcoes.map(({ codigo }) => codigo)).toEqual([1, 2, 3].slice(0, opcao))
    const nomeados = body.unidades.flatMap((unidade) => unidade.dentistas.map((d) => d.codigoDentista))
    // Whoever left stands in the whole clinic's list too.
    expect(nomeados.filter((codigo) => codigo !== 1000047).toSorted()).toEqual(dentistas.filter(Boolean))
  })
})
