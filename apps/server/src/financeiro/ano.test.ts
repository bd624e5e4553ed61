import { type Demonstrativo, financeiro, type GuiaPaga, type Totais } from '@portal/contract/financeiro.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { ALIQUOTAS_JURIDICA, TABELAS_IRRF } from '@portal/domain/repasse/retencao.data.ts'
import { listRetencoes } from '@portal/domain/repasse/retencao.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { type AnoDePagamentos, umAno } from './ano.fixture.ts'
import { liveAno } from './liveAno.fixture.ts'

const t = await openTestApp()

/** What the year of all the runs has met: a property over nothing would hold too. */
const visto = {
  linhas: 0,
  glosas: 0,
  franquias: 0,
  recursos: 0,
  abertos: 0,
  publicados: 0,
  depositados: 0,
  paginas: 0,
}

const cents = (valor: string | null): number => toCentavos(valor ?? '') ?? Number.NaN
const toSomas = (totais: Totais): number[] =>
  [
    totais.valorInformado,
    totais.valorProcessado,
    totais.valorGlosa,
    totais.valorFranquia,
    totais.valorLiberado,
  ].map(cents)
const add = (partes: readonly Totais[]): number[] =>
  partes
    .map(toSomas)
    .reduce((soma, parte) => soma.map((valor, i) => valor + (parte[i] ?? 0)), [0, 0, 0, 0, 0])

/** The totals of a level are those of the one below, and they close. */
function expectSoma(totais: Totais, partes: readonly Totais[]): void {
  expect(toSomas(totais)).toEqual(add(partes))
  expect(cents(totais.valorProcessado)).toBe(
    cents(totais.valorLiberado) + cents(totais.valorGlosa) + cents(totais.valorFranquia),
  )
}

/** The statement of a run with the guides of all its pages; every page tells the same of the whole. */
async function readDemonstrativo(as: Person, dataFinal: string): Promise<Demonstrativo> {
  const readPagina = async (cursor?: string): Promise<Demonstrativo> => {
    visto.paginas += 1
    const query = { dataFinal, limite: 4, ...(cursor && { cursor }) }
    return (await t.call(financeiro.searchPeriodo, { query }, { as })).body
  }
  const primeira = await readPagina()
  const guias = [...primeira.guias]
  for (let { proximo } = primeira; proximo !== null; ) {
    const { guias: dela, proximo: outro, ...todo } = await readPagina(proximo)
    expect(todo).toEqual({ ...primeira, guias: undefined, proximo: undefined })
    guias.push(...dela)
    proximo = outro
  }
  return { ...primeira, guias }
}

function expectNiveis({ totais, unidades, guias }: Demonstrativo): void {
  expectSoma(
    totais,
    unidades.map((unidade) => unidade.totais),
  )
  for (const { unidade, totais: daUnidade, dentistas } of unidades) {
    expectSoma(
      daUnidade,
      dentistas.map((dentista) => dentista.totais),
    )
    for (const { nomeDentista, totais: doDentista, guias: quantas } of dentistas) {
      const suas = guias.filter((guia) => guia.unidade === unidade && guia.nomeDentista === nomeDentista)
      expectSoma(
        doDentista,
        suas.map((guia) => guia.totais),
      )
      expect(quantas).toBe(suas.length)
    }
  }
  expect(new Set(guias.map(({ numeroFicha }) => numeroFicha)).size).toBe(guias.length)
  for (const guia of guias) {
    expectSoma(guia.totais, guia.eventos)
    for (const evento of guia.eventos) expectSoma(evento, [evento])
  }
}

const LEIS = { aliquotas: ALIQUOTAS_JURIDICA, tabelasIrrf: TABELAS_IRRF }

/** What is withheld is what the law asks of the released sum, and the net is what remains with the corrections. */
function expectLiquido(
  { repasse, totais, descontos, valorLiquido }: Demonstrativo,
  { pessoa }: AnoDePagamentos,
): void {
  if (repasse.situacao === 'aberto') {
    expect([descontos, valorLiquido]).toEqual([null, null])
    return
  }
  const liberado = cents(totais.valorLiberado)
  const linhas = descontos ?? []
  expect(linhas.filter(({ tipo }) => tipo !== '08').map(({ tipo, valor }) => [tipo, cents(valor)])).toEqual(
    listRetencoes(LEIS, pessoa, liberado, repasse.dataPagamento).map(({ tipo, valorCentavos }) => [
      tipo,
      valorCentavos,
    ]),
  )
  const soma = linhas.reduce(
    (total, { credito, valor }) => total + (credito ? cents(valor) : -cents(valor)),
    0,
  )
  expect(cents(valorLiquido)).toBe(liberado + soma)
}

const toChaves = (guias: readonly GuiaPaga[], recurso: boolean): string[] =>
  guias.flatMap(({ numeroFicha, repasse, unidade, eventos }) =>
    eventos
      .filter((evento) => evento.recurso === recurso)
      .map(
        (evento) => `${numeroFicha}/${evento.numeroSequencialInclusao} ${repasse.dataFechamento} ${unidade}`,
      ),
  )

function countVistos({ repasse, guias }: Demonstrativo): void {
  const eventos = guias.flatMap((guia) => guia.eventos)
  visto.linhas += eventos.length
  visto.glosas += eventos.filter(({ valorGlosa }) => cents(valorGlosa) > 0).length
  visto.franquias += eventos.filter(({ valorFranquia }) => cents(valorFranquia) > 0).length
  visto.recursos += eventos.filter(({ recurso }) => recurso).length
  visto[`${repasse.situacao}s`] += 1
}

async function expectAno(ano: AnoDePagamentos): Promise<void> {
  const { codigo, guias, devidos } = await liveAno(t, ano)
  const as = await t.as(codigo)
  const { body: principal } = await t.call(financeiro.getCodigoPrincipal, {}, { as })
  const todas: GuiaPaga[] = []
  let naoDepositado = 0
  for (const { dataFechamento, situacao } of principal.repasses) {
    const inteiro = await readDemonstrativo(as, dataFechamento)
    expect(inteiro.repasse).toMatchObject({ dataFechamento, situacao })
    expectNiveis(inteiro)
    expectLiquido(inteiro, ano)
    countVistos(inteiro)
    todas.push(...inteiro.guias)
    if (situacao !== 'depositado') naoDepositado += cents(inteiro.totais.valorLiberado)
  }
  expect(cents(principal.naoDepositado)).toBe(naoDepositado)

  // Everything once, in its run; and the rest of it once more at the most, given back by an appeal.
  expect(toChaves(todas, false).toSorted()).toEqual(devidos.toSorted())
  const devolvidos = toChaves(todas, true).map((chave) => chave.split(' ')[0])
  expect(new Set(devolvidos).size).toBe(devolvidos.length)
  for (const { numeroFicha, eventos } of guias) {
    const linhas = todas.filter((guia) => guia.numeroFicha === numeroFicha).flatMap((guia) => guia.eventos)
    for (const [ordem, { valorCentavos, copartCentavos }] of eventos.entries()) {
      const suas = linhas.filter((linha) => linha.numeroSequencialInclusao === ordem + 1)
      // What the provider charged, and no other figure: the sums above are of these.
      for (const linha of suas.filter(({ recurso }) => !recurso)) {
        expect(toSomas(linha).slice(0, 2)).toEqual([valorCentavos, valorCentavos])
        expect(cents(linha.valorFranquia)).toBeLessThanOrEqual(copartCentavos)
      }
      const pago = suas.reduce((soma, linha) => soma + cents(linha.valorLiberado), 0)
      expect(pago).toBeLessThanOrEqual(valorCentavos - copartCentavos)
    }
  }

  // Guide by guide, over all the runs, it is the same.
  const gtoList = guias.map(({ numeroFicha }) => numeroFicha).join(',')
  const { body: porGuia } = await t.call(financeiro.searchGto, { query: { gtoList } }, { as })
  const linhas = todas.flatMap((guia) => guia.eventos)
  const [, , , franquia = 0, liberado = 0] = add(linhas)
  const devolvido = add(linhas.filter(({ recurso }) => recurso))
  const [informado = 0, primeiro = 0] = [0, 1].map((i) => (add(linhas)[i] ?? 0) - (devolvido[i] ?? 0))
  // What an appeal gave back was informed and processed once, and is no longer denied.
  expect(toSomas(porGuia.totais)).toEqual([
    ...[informado, primeiro, primeiro - franquia - liberado, franquia, liberado],
  ])
  const ordem = (guia: GuiaPaga) => `${guia.numeroFicha} ${guia.repasse.dataFechamento}`
  const emOrdem = (umas: readonly GuiaPaga[]) => umas.toSorted((a, b) => ordem(a).localeCompare(ordem(b)))
  expect(emOrdem(porGuia.guias)).toEqual(emOrdem(todas))
  expect(porGuia.naoEncontradas).toEqual([])
  expect(new Set(porGuia.semPagamento)).toEqual(
    new Set(
      guias.map((guia) => guia.numeroFicha).filter((n) => !todas.some((paga) => paga.numeroFicha === n)),
    ),
  )
}

it('over a year of payments every total is the sum of what is below it, and nothing is paid twice', async () => {
  // A year that fails is not made smaller: each takes a second, and its seed is told.
  await fc.assert(fc.asyncProperty(umAno, expectAno), { numRuns: 8, endOnFailure: true })
  expect(Object.entries(visto).filter(([, vezes]) => vezes === 0)).toEqual([])
})
