import { catalogoErros } from '@portal/contract/errors.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { answerDemonstrativo, principal } from './demonstrativo.fixture.ts'

const endereco = '/portal/demonstrativoPagamento'

beforeEach(answerDemonstrativo)

test('a planilha e o PDF são do pagamento e de quem se escolheu', async () => {
  const query = { dataFinal: '2026-10-20', codDentistasSelecionados: '1000042' }
  answerFile(financeiro.exportDemonstrativo, 'x', 'demonstrativo.xlsx')
  answerFile(impressao.printDemonstrativo, 'x', 'demonstrativo.pdf')
  openPage(`${endereco}?dataFinal=2026-10-20&dentistas=1000042`)
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  await expect.element(page.getByText('demonstrativo.xlsx está nos seus downloads.')).toBeVisible()
  await page.getByRole('button', { name: 'Baixar o PDF' }).click()
  await expect.element(page.getByText('demonstrativo.pdf está nos seus downloads.')).toBeVisible()
  expect(sent(financeiro.exportDemonstrativo).map((pedido) => pedido.query)).toEqual([
    { tipoBuscaEnum: 'PERIODO', ...query },
  ])
  expect(sent(impressao.printDemonstrativo).map((pedido) => pedido.query)).toEqual([query])
})

test('sem nada escolhido saem os do pagamento que está na tela', async () => {
  answerFile(impressao.printDemonstrativo, 'x', 'demonstrativo.pdf')
  answer(financeiro.getCodigoPrincipal, principal)
  openPage(endereco)
  await page.getByRole('button', { name: 'Baixar o PDF' }).click()
  await expect.element(page.getByText('PDF pronto')).toBeVisible()
  expect(sent(impressao.printDemonstrativo).map(({ query }) => query)).toEqual([{ dataFinal: '2026-11-20' }])
})

test('um PDF grande demais diz o que fazer', async () => {
  refuse(impressao.printDemonstrativo, 'API-FIN-0004')
  openPage(endereco)
  await page.getByRole('button', { name: 'Baixar o PDF' }).click()
  await expect.element(page.getByText(/^Não foi possível baixar “Demonstrativo em PDF”/)).toBeVisible()
  await expect.element(page.getByText(catalogoErros['API-FIN-0004'].texto)).toBeVisible()
})
