import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'

const ENDERECO = '/portal/impressao/gto/700001'
const baixar = page.getByRole('link', { name: 'Baixar o PDF' })
const open = () => openPage(ENDERECO)

beforeEach(() => answerFile(impressao.printGuia, '%PDF-1.7', 'guia-700001.pdf'))

describePage('ImpressaoGuiaPage', {
  open,
  chamada: impressao.printGuia,
  espera: 'Carregando a página',
  pronto: baixar,
})

test('a guia em papel se vê, se abre para imprimir e se baixa com o seu nome', async () => {
  open()
  await expect.element(baixar).toHaveAttribute('download', 'guia-700001.pdf')
  const href = baixar.element().getAttribute('href') ?? ''
  expect(await (await fetch(href)).text()).toBe('%PDF-1.7')
  const abrir = page.getByRole('link', { name: /^Abrir para imprimir/ })
  await expect.element(abrir).toHaveAttribute('href', href)
  await expect.element(abrir).toHaveAttribute('target', '_blank')
  await expect.element(page.getByTitle('Guia 700001 em PDF')).toHaveAttribute('src', href)
  await expect
    .element(page.getByRole('link', { name: 'Voltar à guia 700001' }))
    .toHaveAttribute('href', '/portal/guia/700001')
  expect(sent(impressao.printGuia).map(({ query }) => query)).toEqual([{ numeroFicha: 700001 }])
})

test('aberta de uma vez, a página começa pelo seu título', async () => {
  open()
  await expect.element(baixar).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a guia que não é deste credenciado se diz como a que não existe', async () => {
  refuse(impressao.printGuia, 'API-GTO-0001')
  open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
})
