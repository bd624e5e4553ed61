import { financeiro, type GuiaPaga, type Totais } from '@portal/contract/financeiro.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { readXlsx } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'

const t = await openTestApp()
const CLINICA = 100004
/** A guide of each dentist: three of Centro, three of Jardins, and one that names nobody. */
const DENTISTAS = [1000041, 1000042, 1000043, 1000044, 1000045, 1000046, null] as const
const [OUTUBRO, NOVEMBRO] = ['2026-10-20', '2026-11-20']

let guias: number[] = []
let as: Person

/** Three events a guide: paid, denied for its image, and one that an appeal gave back in the next run. */
async function payGuia(numeroFicha: number, codigoDentista: number | null) {
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                              dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
     select $1, n, $2, '500000001', '85100200', '26', 'OM', 1, 10000, 1000, 4, '2026-10-10' from generate_series(1, 3) n`,
    [numeroFicha, CLINICA],
  )
  await t.rows('update guia set codigo_dentista = $2 where numero_ficha = $1', [numeroFicha, codigoDentista])
  await t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     values ($1, $2, '20261012', '2026-10-12T12:00:00Z', $3)`,
    [CLINICA, numeroFicha, OUTUBRO],
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            codigo_dentista, unidade, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
            liberado_centavos, glosas)
     select $1, $2, v.n, v.recurso, v.fechamento::date, $3, (select unidade from dentista where codigo = $3),
            v.processado, v.processado, v.glosa, v.franquia, v.processado - v.glosa - v.franquia, v.glosas::jsonb
       from (values (1, false, '${OUTUBRO}', 10000, 0, 1000, '[]'),
                    (2, false, '${OUTUBRO}', 10000, 9000, 1000,
                     '[{"codigoGlosa":"3067","severidade":"glosa","campo":"imagem","texto":"Radiografia final não enviada"}]'),
                    (3, false, '${OUTUBRO}', 10000, 9000, 1000,
                     '[{"codigoGlosa":"3013","severidade":"glosa","campo":"justificativa","texto":"Sem justificativa"}]'),
                    (3, true, '${NOVEMBRO}', 9000, 0, 0, '[]'))
            as v(n, recurso, fechamento, processado, glosa, franquia, glosas)`,
    [CLINICA, numeroFicha, codigoDentista],
  )
}

beforeAll(async () => {
  guias = await insertGuias(
    t,
    DENTISTAS.map(() => ({ codigoCredenciado: CLINICA, codigoAssociado: '500000001', statusFicha: 12 })),
  )
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em, situacao,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos,
            debito_centavos, liquido_centavos)
     values ($1, '${OUTUBRO}', '2026-11-01', '2026-11-10', now(), 'depositado', 120000, 120000, 72000, 12000, 36000,
             540, 35460),
            ($1, '${NOVEMBRO}', '2026-12-01', '2026-12-10', now(), 'aberto', 0, 0, 0, 0, 0, 0, 0)`,
    [CLINICA],
  )
  await t.rows(
    `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, base_centavos, pontos_base,
                                   valor_centavos) values ($1, '${OUTUBRO}', 1, '01', 36000, 150, 540)`,
    [CLINICA],
  )
  for (const [i, numeroFicha] of guias.entries()) await payGuia(numeroFicha, DENTISTAS[i] ?? null)
  as = await t.as(CLINICA)
})

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
    expect(totais.valorLiberado).toBe('630.00')
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
  it('tells what every run paid of the guides, and names those that none has paid', async () => {
    const gtoList = `${guias[0]};799999999\n${guias[0]}`
    const { body } = await t.call(financeiro.searchGto, { query: { gtoList } }, { as })
    expect(body.guias.map(({ repasse }) => repasse.dataFechamento)).toEqual([OUTUBRO, NOVEMBRO])
    expect(body.semPagamento).toEqual([799_999_999])
    expect(add(body.guias.map(({ totais }) => totais))).toEqual(cents(body.totais))
  })

  it("another provider's guides are guides that nobody paid", async () => {
    const outro = await t.as(100001)
    const { body } = await t.call(
      financeiro.searchGto,
      { query: { gtoList: String(guias[0]) } },
      { as: outro },
    )
    expect(body).toMatchObject({ guias: [], semPagamento: [guias[0]] })
  })
})

describe('financeiro.getCodigoPrincipal', () => {
  it('has the units, the runs and what is not deposited yet', async () => {
    const { body } = await t.call(financeiro.getCodigoPrincipal, {}, { as })
    expect(body).toMatchObject({ codigoPrincipal: CLINICA, naoDepositado: '630.00' })
    expect(body.unidades.map(({ unidade }) => unidade)).toEqual(['Unidade Centro', 'Unidade Jardins', null])
    expect(body.repasses.map(({ dataFechamento }) => dataFechamento)).toEqual([NOVEMBRO, OUTUBRO])
    expect(body.opcoes.map(({ codigo }) => codigo)).toEqual([3])
  })
})

describe('financeiro.exportDemonstrativo', () => {
  it('is the rows of the screen: money as numbers, days as dates, codes as text', async () => {
    const query = { tipoBuscaEnum: 'PERIODO' as const, dataFinal: OUTUBRO }
    const { raw, headers } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
    expect(headers['content-disposition']).toContain('filename="demonstrativo-20-10-2026-10-11-2026.xlsx"')
    const { sheets } = await readXlsx(raw)
    const rows = (sheets[0]?.rows ?? []).map((row) => [...row])
    const titulos = rows.findIndex(([primeira]) => primeira === 'Fechamento' && rows.length > 6)
    const cabecalho = rows.find((row) => row.includes('Código da glosa')) ?? []
    const linhas = rows.slice(rows.indexOf(cabecalho) + 1)
    expect(titulos).toBeGreaterThanOrEqual(0)
    expect(linhas).toHaveLength(21)
    const of = (titulo: string) => linhas[1]?.[cabecalho.indexOf(titulo)]
    expect([of('Evento'), of('Código da glosa')]).toEqual(['85100200', '3067'])
    expect([of('Processado'), of('Glosa'), of('Franquia'), of('Liberado')]).toEqual([100, 90, 10, 0])
    expect(of('Pagamento')).toEqual(new Date('2026-11-10T00:00:00Z'))
  })

  it('by guides, it is theirs in every run', async () => {
    const query = { tipoBuscaEnum: 'GTO' as const, gtoList: String(guias[0]) }
    const { headers } = await t.call(financeiro.exportDemonstrativo, { query }, { as })
    expect(headers).toMatchObject({ 'x-total-linhas': '4' })
    expect(headers['content-disposition']).toContain('filename="demonstrativo-21-11-2026.xlsx"')
  })
})

it('impressao.printDemonstrativo is a tagged PDF', async () => {
  const { raw, status } = await t.call(
    impressao.printDemonstrativo,
    { query: { dataFinal: OUTUBRO } },
    { as },
  )
  expect(status).toBe(200)
  expect(raw.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(raw.includes('/StructTreeRoot')).toBe(true)
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
