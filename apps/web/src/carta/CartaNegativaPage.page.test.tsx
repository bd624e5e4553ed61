import { carta } from '@portal/contract/carta.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { showPdf } from '../testing/showPdf.ts'
import { negativa } from './carta.fixture.ts'

const titulo = page.getByRole('heading', { level: 2, name: negativa.titulo })
const open = () => openPage('/portal/impressao/negativa/700001')

beforeEach(() => {
  answer(carta.getNegativa, negativa)
  answerFile(carta.printNegativa, '%PDF-1.7', 'carta-700001.pdf')
})

describePage('CartaNegativaPage', {
  open,
  chamada: carta.getNegativa,
  espera: 'Carregando a página',
  pronto: titulo,
})

test('a carta se lê na página e se guarda ou imprime em PDF, com o seu nome', async () => {
  showPdf(true)
  open()
  await expect.element(titulo).toBeVisible()
  await expect.element(page.getByText(negativa.subtitulo)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'O que você pode fazer' })).toBeVisible()
  const baixar = page.getByRole('link', { name: 'Baixar o PDF' })
  await expect.element(baixar).toHaveAttribute('download', 'carta-700001.pdf')
  const href = baixar.element().getAttribute('href') ?? ''
  expect(await (await fetch(href)).text()).toBe('%PDF-1.7')
  await expect.element(page.getByRole('link', { name: /^Abrir para imprimir/ })).toHaveAttribute('href', href)
  // The words stand on the page, beside the file: a telephone, which shows no PDF in one, has them too.
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: 'Voltar à guia 700001' }))
    .toHaveAttribute('href', '/portal/guia/700001')
  for (const chamada of [carta.getNegativa, carta.printNegativa])
    expect(sent(chamada).map(({ query }) => query)).toEqual([{ numeroFicha: 700001 }])
})

test('a guia de que nada foi negado diz que não há carta', async () => {
  refuse(carta.getNegativa, 'API-CAR-0001')
  open()
  await expect
    .element(page.getByRole('status').getByRole('heading', { name: 'Nenhum evento negado' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Voltar à guia 700001' })).toBeVisible()
  expect(sent(carta.printNegativa)).toEqual([])
})
