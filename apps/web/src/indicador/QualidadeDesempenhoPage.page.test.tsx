import { indicador } from '@portal/contract/indicador.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { glosa, qualidade } from './indicador.fixture.ts'

const ENDERECO = '/portal/indicadoresQualidadeDesempenho'
const dialogo = (name: string) => page.getByRole('dialog', { name })
const tabela = (name: string) => page.getByRole('table', { name })
const words = (linhas: string[][]) =>
  linhas.map((linha) => linha.map((texto) => texto.replaceAll('\u00A0', ' ')))

const negada = {
  numeroFicha: 700001,
  nomeAssociado: 'Mariana Alves Ribeiro',
  dia: '2026-10-01',
  codigoEvento: '85200158',
  descricao: 'Endodontia',
  codigoLocalizacao: '36',
  codigoGlosa: '3067',
  dinheiro: { parte: '480.00', total: '480.00' },
} as const
const paga = {
  ...negada,
  numeroFicha: 700002,
  codigoGlosa: null,
  dinheiro: { parte: '0.00', total: '90.00' },
}

beforeEach(() => {
  answer(indicador.getQualidadeDesempenho, qualidade)
  answer(indicador.listLinhas, ({ body }) => ({ linhas: [body.quais === 'demais' ? paga : negada] }))
})

describePage('QualidadeDesempenhoPage', {
  open: () => openPage(ENDERECO),
  chamada: indicador.getQualidadeDesempenho,
  espera: 'Carregando os indicadores',
  pronto: page.getByRole('link', { name: 'Glosa inicial' }),
})

test('cada indicador diz a fórmula, o valor e de que se fez, a meta e a rede; o que custou, o hábito', async () => {
  openPage(ENDERECO)
  await expect.element(tabela('Seu trabalho')).toBeVisible()
  const [deGlosa, deRecurso] = words(readRows(tabela('Seu trabalho')))
  expect(deGlosa?.slice(0, 4)).toEqual([
    'Glosa inicialValor que o pagamento negou ÷ valor apresentado, nos demonstrativos publicados no mês.',
    '8,1 %R$ 1.458,00 negados de R$ 18.000,00 apresentados',
    'Fora da metaaté 6 %',
    '9,4 %6 credenciados',
  ])
  expect(deRecurso?.slice(1, 4)).toEqual(['Sem casos', '—', 'Sem comparação'])
  expect(words(readRows(tabela('A operadora com você')))[0]?.slice(1, 3)).toEqual([
    '35,5 dias71 dias somados em 2 guias pagas',
    'Na metaaté 40 dias',
  ])
  for (const dito of [
    /de novembro de 2025 a outubro de 2026\. Calculado em 01\/11\/2026 03:00/,
    /Rede: a mediana dos credenciados com Clínica geral.*Metas: valor da demonstração\./,
    /R\$\s480,00 ainda negados, de R\$\s1\.440,00/,
    'Hábito: Envie a final no mesmo dia.',
  ]) {
    await expect.element(page.getByText(dito)).toBeVisible()
  }
  await expect
    .element(page.getByRole('button', { name: 'Por que a negativa 3067 acontece e como evitar' }))
    .toBeVisible()
})

test('um indicador se abre com o mês a mês e as linhas que contam; o mês e o filtro as mudam; Esc devolve o lugar', async () => {
  const { address } = openPage(ENDERECO)
  await page.getByRole('link', { name: 'Glosa inicial' }).click()
  await expect.poll(address).toBe(`${ENDERECO}?indicador=glosaInicial`)
  const aberto = dialogo('Glosa inicial')
  await expect.element(aberto.getByText('Fim da lista: 1 evento')).toBeVisible()
  expect(words(readRows(aberto.getByRole('table')))).toEqual([
    [
      'Guia 700001',
      '01/10/2026',
      'Mariana Alves Ribeiro',
      '36 · Endodontia · glosa 3067',
      'R$ 480,00 de R$ 480,00',
    ],
  ])
  const barras = aberto.getByRole('group', { name: 'Glosa inicial' }).getByRole('button')
  const ditas = barras.elements().map((barra) => barra.textContent?.replaceAll('\u00A0', ' '))
  expect(ditas).toEqual([
    'janeiro de 2026: 4 %4jan',
    'fevereiro de 2026: Sem casos–fev',
    'março de 2026: 12,25 %12mar',
  ])
  await expectAccessible()
  await barras.last().click()
  await aberto.getByRole('button', { name: 'Sem glosa' }).click()
  await expect.element(aberto.getByText('Guia 700002')).toBeVisible()
  await aberto.getByRole('button', { name: 'março de 2026', exact: true }).click()
  await expect
    .element(aberto.getByRole('button', { name: 'março de 2026', exact: true }))
    .not.toBeInTheDocument()
  await aberto.getByRole('button', { name: 'Sem glosa' }).click()
  await expect
    .poll(() => sent(indicador.listLinhas).map(({ body }) => body))
    .toEqual([
      { indicador: 'glosaInicial', quais: 'contam' },
      { indicador: 'glosaInicial', mes: '2026-03', quais: 'contam' },
      { indicador: 'glosaInicial', mes: '2026-03', quais: 'demais' },
      { indicador: 'glosaInicial', quais: 'demais' },
      { indicador: 'glosaInicial' },
    ])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: 'Glosa inicial' })).toHaveFocus()
  expect(address()).toBe(ENDERECO)
})

test('um indicador fechado devolve a página onde estava, com o foco à vista', async () => {
  await page.viewport(360, 740)
  const { address } = openPage(ENDERECO)
  const link = page.getByRole('link', { name: 'Glosa inicial' })
  await expect.element(link).toBeVisible()
  link.element().scrollIntoView({ block: 'start' })
  const antes = scrollY
  expect(antes).toBeGreaterThan(0)
  await link.click()
  await expect.element(dialogo('Glosa inicial').getByText('Fim da lista: 1 evento')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).toHaveFocus()
  await expect.poll(address).toBe(ENDERECO)
  expect(scrollY).toBe(antes)
})

test('o endereço abre as linhas de uma glosa só; as de um prazo se leem todas', async () => {
  openPage(`${ENDERECO}?indicador=glosaInicial&causa=3067`)
  const daGlosa = dialogo('Glosa inicial: glosa 3067')
  await expect.element(daGlosa.getByText('Guia 700001')).toBeVisible()
  await expect
    .element(
      daGlosa.getByText(
        /^R\$\s1\.440,00 negados em doze meses; depois dos recursos, R\$\s480,00 ainda negados\.$/,
      ),
    )
    .toBeVisible()
  await expect.element(daGlosa.getByRole('group')).not.toBeInTheDocument()
  openPage(`${ENDERECO}?indicador=prazoPagamento`)
  const doPrazo = dialogo('Do protocolo ao pagamento')
  await expect.element(doPrazo.getByText('Fim da lista: 1 guia')).toBeVisible()
  await expect.element(doPrazo.getByText(/do encaminhamento ao pagamento, em média/)).toBeVisible()
  await expect.element(doPrazo.getByRole('columnheader', { name: 'Paga em', exact: true })).toBeVisible()
  expect(sent(indicador.listLinhas).map(({ body }) => body)).toEqual([
    { indicador: 'glosaInicial', quais: 'contam', codigoGlosa: '3067' },
    { indicador: 'prazoPagamento' },
  ])
})

test.each([
  ['a quem vê uma parte das linhas, diz que é só delas', { todas: false }, 'Só as linhas que você vê'],
  ['sem nada negado, diz que não há', { causas: [] }, 'Nada continua negado em doze meses.'],
  [
    'sem nada que os recursos não trouxeram de volta, também',
    { causas: qualidade.causas?.map((causa) => ({ ...causa, aindaNegado: '0.00' })) },
    'Nada continua negado em doze meses.',
  ],
  ['antes do primeiro mês fechado, diz quando vêm', { periodo: null }, 'Ainda sem números'],
  [
    'sem cinco da especialidade, diz por que não compara',
    { codigoEspecialidade: 6, indicadores: [{ ...glosa, mediana: null }] },
    /menos de cinco credenciados com Ortodontia/,
  ],
  ['sem guias, com ninguém', { codigoEspecialidade: null }, /nenhuma guia sua nestes meses/],
])('%s', async (_nome, mudado, dito) => {
  answer(indicador.getQualidadeDesempenho, { ...qualidade, ...mudado })
  openPage(ENDERECO)
  await expect.element(page.getByText(dito)).toBeVisible()
})
