import { evento } from '@portal/contract/evento.ts'
import { financeiro, type GuiaPaga } from '@portal/contract/financeiro.ts'
import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { producao } from '@portal/contract/producao.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Input, Reply, Route } from '@portal/contract/route.ts'
import { formatDecimal, toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { expect } from 'vitest'
import { send } from '../testing/matriz/chamada.ts'
import { readTexto } from '../testing/matriz/leitura.ts'
import type { Person, TestApp } from '../testing/testApp.ts'
import { readPlanilha } from './planilhaLida.fixture.ts'

const cents = (valor: string | null | undefined): number => toCentavos(valor ?? '0.00') ?? Number.NaN
const sum = (valores: readonly number[]) => valores.reduce((soma, valor) => soma + valor, 0)

/** A guide's money as one of the places tells it. */
export type DinheiroDaGuia = Record<
  'informado' | 'processado' | 'negado' | 'franquia' | 'pago' | 'devolvido',
  number
>

type Linha = GuiaPaga['eventos'][number]
type Detalhada = Reply<typeof guia.getGuiaDetalhada>

/** Over all the runs: what an appeal gave back was informed and processed once, and is no longer denied. */
function settle(linhas: readonly Linha[]): DinheiroDaGuia {
  const add = (
    campo: 'valorInformado' | 'valorProcessado' | 'valorFranquia' | 'valorLiberado',
    umas = linhas,
  ) => sum(umas.map((linha) => cents(linha[campo])))
  const primeiras = linhas.filter(({ recurso }) => !recurso)
  const [processado, franquia, pago] = [
    add('valorProcessado', primeiras),
    add('valorFranquia'),
    add('valorLiberado'),
  ]
  return {
    ...{ processado, franquia, pago, negado: processado - franquia - pago },
    informado: add('valorInformado', primeiras),
    devolvido: add(
      'valorLiberado',
      linhas.filter(({ recurso }) => recurso),
    ),
  }
}

/** Every page of the statement of a run. */
async function readRepasse(t: TestApp, as: Person, dataFinal: string) {
  const guias: GuiaPaga[] = []
  let cursor: string | undefined
  for (;;) {
    const query = { dataFinal, limite: 100, ...(cursor && { cursor }) }
    const { body } = await t.call(financeiro.searchPeriodo, { query }, { as })
    guias.push(...body.guias)
    if (body.proximo === null) return { ...body, guias }
    cursor = body.proximo
  }
}

/** What the screen of a guide, and every other call with its events, tells of its money. */
function expectGuia({ eventos, ...total }: Detalhada, linhas: readonly Linha[]): void {
  const esperado = settle(linhas)
  const negadoAntes = sum(
    eventos.filter(({ autorizacao }) => autorizacao === 3).map(({ valor }) => cents(valor)),
  )
  expect({
    pago: cents(total.valorPago),
    negado: cents(total.valorNegado) - negadoAntes,
    franquia: cents(total.valorCopartTotal),
    aprovado: cents(total.valorAprovado),
  }).toEqual({
    ...{ pago: esperado.pago, negado: esperado.negado, franquia: esperado.franquia },
    aprovado: esperado.pago + esperado.franquia,
  })
  for (const linha of eventos) {
    const suas = linhas.filter(
      ({ numeroSequencialInclusao }) => numeroSequencialInclusao === linha.numeroSequencialInclusao,
    )
    if (suas.length === 0) {
      expect(linha).not.toHaveProperty('valorPago')
      continue
    }
    const { pago, negado, franquia, devolvido } = settle(suas)
    expect(
      [linha.valorPago, linha.valorGlosado, linha.valorFranquia, linha.valorLiberado].map(cents),
    ).toEqual([...[pago, negado, franquia, devolvido]])
    expect(linha.glosa).toEqual(suas.find(({ recurso }) => !recurso)?.glosa)
  }
}

/** The same on paper. */
async function expectPapel(t: TestApp, as: Person, detalhada: Detalhada): Promise<void> {
  const { numeroFicha, valorPago, valorCopartTotal, valorAprovado, valorNegado, pagamentos } = detalhada
  const aPagar = (pagamentos ?? [])
    .filter(({ situacao }) => situacao !== 'depositado')
    .reduce((soma, { valorLiberado }) => soma + cents(valorLiberado), 0)
  const pago = cents(valorPago) - aPagar
  const papel = await send(t, impressao.printGuia, { query: { numeroFicha } } as Input<Route>, as)
  const texto = (await readTexto(papel)).replaceAll('\n', ' ')
  const ditos = [
    ...(pago > 0 || aPagar === 0 ? [['Total pago (R$)', pago] as const] : []),
    ...(aPagar > 0 ? [['Total ainda não pago (R$)', aPagar] as const] : []),
    ['Total franquia / coparticipação (R$)', cents(valorCopartTotal)] as const,
    ['Total aprovado (R$)', cents(valorAprovado)] as const,
    ...(cents(valorNegado) > 0 ? [['Total negado (R$)', cents(valorNegado)] as const] : []),
  ]
  for (const [rotulo, centavos] of ditos) expect(texto).toContain(`${rotulo} ${formatDecimal(centavos)}`)
}

/** A guide that was denied something: what its appeal tells is what the guide tells. */
async function expectRecurso(t: TestApp, as: Person, { numeroFicha, eventos }: Detalhada): Promise<void> {
  const { body, status } = await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })
  expect(status).toBe(200)
  for (const { enviado, ...item } of body.itens) {
    const linha = eventos.find(
      ({ numeroSequencialInclusao }) => numeroSequencialInclusao === item.numeroSequencialInclusao,
    )
    expect(cents(item.valorGlosado)).toBe(cents(linha?.valorGlosado) + cents(linha?.valorLiberado))
    if (!enviado) continue
    expect(cents(linha?.valorRecursado)).toBe(cents(enviado.valorRecursado))
    expect([linha?.valorLiberado, linha?.decisaoRecurso, linha?.descricaoJustificativa]).toEqual([
      ...[enviado.valorLiberado, enviado.decisao, enviado.descricaoJustificativa],
    ])
  }
}

/**
 * What a paper may differ by: each of its rows of money is there or not, and is zero or not. Of guides alike in this one
 * is printed: a paper is made from what `getGuiaDetalhada` answers, and takes longer than all else that is asked.
 */
const especieDePapel = ({ statusFicha, ...valores }: Detalhada, { devolvido }: DinheiroDaGuia): string => {
  const { valorPago, valorCopartTotal, valorAprovado, valorNegado } = valores
  const centavos = [valorPago, valorCopartTotal, valorAprovado, valorNegado].map(cents)
  return [statusFicha, ...[...centavos, devolvido].map((valor) => valor > 0)].join(' ')
}

/** What was met: the same of nothing would hold too. */
export type Vistas = { pagas: number; glosadas: number; devolvidas: number }

/** Every place that tells of the money of a login's guides, asked for every guide that a run paid; the paper once a kind. */
export async function expectMesmoDinheiro(t: TestApp, login: number, comRecurso: boolean): Promise<Vistas> {
  const as = await t.as(login)
  const { body: principal } = await t.call(financeiro.getCodigoPrincipal, {}, { as })
  const { body: evolucao } = await t.call(
    producao.getEvolucaoRepasse,
    { query: { quantidadeMeses: 36 } },
    { as },
  )
  const linhasDe = new Map<number, Linha[]>()
  let aPagar = 0
  for (const { dataFechamento, situacao } of principal.repasses) {
    const repasse = await readRepasse(t, as, dataFechamento)
    for (const { numeroFicha, eventos } of repasse.guias)
      linhasDe.set(numeroFicha, [...(linhasDe.get(numeroFicha) ?? []), ...eventos])
    if (situacao !== 'depositado') aPagar += cents(repasse.totais.valorLiberado)
    const planilha = await readPlanilha(t, as, { tipoBuscaEnum: 'PERIODO', dataFinal: dataFechamento })
    const liberado = sum(planilha.linhas.map((linha) => planilha.centsOf(linha, 'Liberado')))
    expect(liberado).toBe(cents(repasse.totais.valorLiberado))
    expect(planilha.centsOf(planilha.find('Totais'), 'Glosa')).toBe(cents(repasse.totais.valorGlosa))
    if (repasse.valorLiquido === null) continue
    expect(planilha.centsOf(planilha.find('Líquido'), 'Liberado')).toBe(cents(repasse.valorLiquido))
    expect(evolucao.meses.find(({ fechamento }) => fechamento === dataFechamento)?.valor).toBe(
      repasse.valorLiquido,
    )
  }
  expect(cents(principal.naoDepositado)).toBe(aPagar)

  const numeros = [...linhasDe.keys()]
  const vistas: Vistas = { pagas: numeros.length, glosadas: 0, devolvidas: 0 }
  if (numeros.length === 0) return vistas
  const gtoList = numeros.join(',')
  const { body: busca } = await t.call(financeiro.searchGto, { query: { gtoList } }, { as })
  const planilha = await readPlanilha(t, as, { tipoBuscaEnum: 'GTO', gtoList })
  const todas = settle([...linhasDe.values()].flat())
  const { valorInformado, valorProcessado, valorGlosa, valorFranquia, valorLiberado } = busca.totais
  const ditas = [valorInformado, valorProcessado, valorGlosa, valorFranquia, valorLiberado].map(cents)
  expect(ditas).toEqual([todas.informado, todas.processado, todas.negado, todas.franquia, todas.pago])
  const totais = ['Informado', 'Processado', 'Glosa', 'Franquia', 'Liberado']
  expect(totais.map((titulo) => planilha.centsOf(planilha.find('Totais'), titulo))).toEqual(ditas)

  const impressas = new Set<string>()
  for (const [numeroFicha, linhas] of linhasDe) {
    const deBusca = busca.guias.filter((paga) => paga.numeroFicha === numeroFicha)
    expect(settle(deBusca.flatMap(({ eventos }) => eventos))).toEqual(settle(linhas))
    const { body: detalhada } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
    expectGuia(detalhada, linhas)
    const { body: ficha } = await t.call(evento.listEventosFicha, { query: { numeroFicha } }, { as })
    expect(ficha).toEqual(detalhada.eventos.map(({ janelaData: _janela, ...linha }) => linha))
    const especie = especieDePapel(detalhada, settle(linhas))
    if (!impressas.has(especie)) await expectPapel(t, as, detalhada)
    impressas.add(especie)
    const isGlosada = linhas.some(({ recurso, valorGlosa }) => !recurso && cents(valorGlosa) > 0)
    if (isGlosada && comRecurso) await expectRecurso(t, as, detalhada)
    vistas.glosadas += isGlosada ? 1 : 0
    vistas.devolvidas += linhas.some(({ recurso }) => recurso) ? 1 : 0
  }
  return vistas
}
