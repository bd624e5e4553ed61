import { impressao } from '@portal/contract/impressao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { showPdf } from '../testing/showPdf.ts'
import { answerPedido } from './pedidos.fixture.ts'

const baixar = page.getByRole('link', { name: 'Baixar o PDF' })
const open = () => openPage('/portal/impressao/sol/3400001')

beforeEach(() => {
  answerFile(impressao.printSolicitacao, '%PDF-1.7', 'pedido-3400001.pdf')
  answerPedido()
})

describePage('ImpressaoSolicitacaoPage', {
  open,
  chamada: impressao.printSolicitacao,
  espera: 'Carregando a página',
  pronto: baixar,
})

test('o pedido em papel se vê, se abre para imprimir e se baixa com o seu nome', async () => {
  showPdf(true)
  open()
  await expect.element(baixar).toHaveAttribute('download', 'pedido-3400001.pdf')
  const href = baixar.element().getAttribute('href') ?? ''
  expect(await (await fetch(href)).text()).toBe('%PDF-1.7')
  await expect.element(page.getByRole('link', { name: /^Abrir para imprimir/ })).toHaveAttribute('href', href)
  await expect.element(page.getByTitle('Pedido 3400001 em PDF')).toHaveAttribute('src', href)
  await expect
    .element(page.getByRole('link', { name: 'Voltar ao pedido 3400001' }))
    .toHaveAttribute('href', '/portal/sol/3400001')
  expect(sent(impressao.printSolicitacao).map(({ query }) => query)).toEqual([{ numeroSolicitacao: 3400001 }])
})

test('lê-se o pedido ao lado do seu papel', async () => {
  open()
  await expect.element(page.getByRole('heading', { name: 'Sobre o pedido' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Onde' }).first()).toBeVisible()
})

test('aberta de uma vez, a página começa pelo seu título', async () => {
  open()
  await expect.element(baixar).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('o pedido que não é deste credenciado se diz como o que não existe', async () => {
  refuse(impressao.printSolicitacao, 'API-SOL-0001')
  open()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Pedido de exames não encontrado' }))
    .toBeVisible()
})
