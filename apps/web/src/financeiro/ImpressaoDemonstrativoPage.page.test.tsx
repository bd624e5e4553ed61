import { catalogoErros } from '@portal/contract/errors.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { answerDentista } from '../testing/frame.ts'
import { openPage } from '../testing/open.tsx'
import { showPdf } from '../testing/showPdf.ts'
import {
  ANA,
  acessos,
  answerDemonstrativo,
  clinica,
  guiaGlosada,
  guiaPaga,
  principal,
  publicado,
  umDentista,
} from './demonstrativo.fixture.ts'

const PERIODO = 'dataFinal=2026-10-20&dentistas=1000042'
const baixar = page.getByRole('link', { name: 'Baixar o PDF' })
const open = () => openPage(`/portal/impressao/demonstrativo?${PERIODO}`)

beforeEach(() => {
  answerDemonstrativo()
  answerFile(impressao.printDemonstrativo, '%PDF-1.7', 'demonstrativo-10-11-2026.pdf')
})

describePage('ImpressaoDemonstrativoPage', {
  open,
  chamada: impressao.printDemonstrativo,
  espera: 'Carregando a página',
  pronto: baixar,
})

test('o demonstrativo do pagamento e de quem se escolheu se lê ao lado do seu papel', async () => {
  showPdf(true)
  open()
  const titulo = 'Demonstrativo do pagamento de 10/12/2026'
  await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await expect.element(page.getByText('Ainda não pago.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Totais' })).toBeVisible()
  await expect.element(page.getByTitle(`${titulo} em PDF`)).toBeVisible()
  await expect.element(page.getByText('De quem: Bruno Reis', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voltar ao demonstrativo' }))
    .toHaveAttribute('href', `/portal/demonstrativoPagamento?${PERIODO}`)
  const query = { dataFinal: '2026-10-20', codDentistasSelecionados: '1000042' }
  expect(sent(impressao.printDemonstrativo).map((pedido) => pedido.query)).toEqual([query])
  expect(sent(financeiro.searchPeriodo)[0]?.query).toEqual(query)
})

test('o papel de um dentista diz a clínica pelo código dela, e para quem é', async () => {
  answerDentista(1)
  openPage(`/portal/impressao/demonstrativo?${PERIODO}`, { login: '1000043' })
  await expect
    .element(page.getByText('Credenciado 100004 Clínica Sorriso Largo, para Thiago Batista Rangel'))
    .toBeVisible()
})

test('o papel de quem só vê a sua unidade diz qual é, mesmo sem escolha', async () => {
  answer(financeiro.getCodigoPrincipal, { ...principal, opcoes: principal.opcoes.slice(0, 2) })
  openPage('/portal/impressao/demonstrativo?dataFinal=2026-10-20')
  await expect
    .element(page.getByText('De quem: A minha unidade (Unidade Centro)', { exact: true }))
    .toBeVisible()
})

test.each(acessos)(
  'o papel de quem vê $rotulo diz $avisos vez que é uma parte',
  async ({ opcoes, avisos }) => {
    answer(financeiro.getCodigoPrincipal, { ...principal, opcoes })
    open()
    await expect.element(page.getByRole('heading', { name: 'Totais' })).toBeVisible()
    expect(page.getByText('Só as linhas que você vê').elements()).toHaveLength(avisos)
  },
)

test('de um dia sem fechamento o papel diz de qual pagamento é', async () => {
  openPage('/portal/impressao/demonstrativo?dataFinal=2026-11-25')
  await expect
    .element(page.getByText('Nenhum pagamento com fechamento em 25/11/2026: este é o de 20/11/2026.'))
    .toBeVisible()
})

test('tudo se lê sem abrir nada: as guias de cada dentista, página após página, os eventos e as glosas', async () => {
  answer(financeiro.searchPeriodo, ({ query: { codDentistasSelecionados, cursor } }) =>
    codDentistasSelecionados === String(ANA)
      ? {
          ...umDentista,
          repasse: publicado,
          guias: [cursor === 'p2' ? guiaPaga : guiaGlosada],
          proximo: cursor === 'p2' ? null : 'p2',
        }
      : { ...clinica, repasse: publicado },
  )
  openPage('/portal/impressao/demonstrativo?dataFinal=2026-10-20')
  for (const texto of [/Radiografia final não enviada/, /84\.000\.198/])
    await expect.element(page.getByText(texto)).toBeVisible()
  const tabela = page.getByRole('table')
  expect(tabela.getByRole('button', { expanded: false, name: /Unidade|Prado|Reis|Guia/ }).elements()).toEqual(
    [],
  )
  await expect.element(page.getByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
})

test('de um só dentista, cujas guias vêm com os totais, se leem todas as páginas, e cada uma se pede uma vez só', async () => {
  answer(financeiro.searchPeriodo, ({ query: { cursor } }) => ({
    ...umDentista,
    repasse: publicado,
    guias: [cursor === 'p2' ? guiaPaga : guiaGlosada],
    proximo: cursor === 'p2' ? null : 'p2',
  }))
  openPage('/portal/impressao/demonstrativo?dataFinal=2026-10-20')
  for (const texto of [/Radiografia final não enviada/, /84\.000\.198/])
    await expect.element(page.getByText(texto)).toBeVisible()
  expect(sent(financeiro.searchPeriodo).map(({ query }) => query.cursor)).toEqual([undefined, 'p2'])
})

test('o que é grande demais para o papel diz o que fazer', async () => {
  refuse(impressao.printDemonstrativo, 'API-FIN-0004')
  open()
  const { titulo, texto } = catalogoErros['API-FIN-0004']
  await expect.element(page.getByRole('alert').filter({ hasText: titulo })).toMatchTextContent(texto)
})

test('da tela do demonstrativo se chega ao papel do que está nela', async () => {
  openPage(`/portal/demonstrativoPagamento?${PERIODO}`)
  await expect
    .element(page.getByRole('link', { name: 'Imprimir' }))
    .toHaveAttribute('href', `/portal/impressao/demonstrativo?${PERIODO}`)
})

test('do que a tela leu até onde a página acabou, o papel lê o resto', async () => {
  answer(financeiro.searchPeriodo, ({ query: { cursor } }) => ({
    ...umDentista,
    repasse: publicado,
    guias: [cursor === 'p2' ? guiaPaga : guiaGlosada],
    proximo: cursor === 'p2' ? null : 'p2',
  }))
  openPage('/portal/demonstrativoPagamento?dataFinal=2026-10-20')
  await expect.element(page.getByRole('button', { name: 'Carregar mais' })).toBeVisible()
  await page.getByRole('link', { name: 'Imprimir' }).click()
  await expect.element(baixar).toBeVisible()
  await expect.element(page.getByText(/84\.000\.198/)).toBeVisible()
})
