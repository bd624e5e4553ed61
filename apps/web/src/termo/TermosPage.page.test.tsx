import { termo } from '@portal/contract/termo.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { readRows } from '../testing/readRows.ts'
import { assinatura, longo, toAceito, uso } from './termo.fixture.ts'

const tabela = page.getByRole('table', { name: 'Termos aceitos' })
const titulo = (name: string) => page.getByRole('heading', { level: 2, name })

beforeEach(() => {
  answer(termo.getPendencia, {})
  answer(termo.listAceitos, { termos: [toAceito(uso, [null, 'Centro']), toAceito(assinatura)] })
  answer(termo.getAceito, { ...toAceito(assinatura), texto: longo })
})

describe('a lista', () => {
  describePage('TermosPage', {
    open: () => openPage('/portal/termos'),
    chamada: termo.listAceitos,
    espera: 'Carregando a página',
    pronto: tabela,
  })
})

describe('um termo aceito', () => {
  describePage('TermosPage', {
    open: () => openPage('/portal/termos?documento=103'),
    chamada: termo.getAceito,
    espera: 'Carregando a página',
    pronto: titulo('Termo da guia digital'),
  })
})

test('sem nenhum aceito, a tela diz', async () => {
  answer(termo.listAceitos, {})
  openPage('/portal/termos')
  await expect.element(page.getByRole('heading', { name: 'Nenhum termo aceito ainda' })).toBeVisible()
  await expectAccessible()
})

test('cada linha diz o termo, a versão, quando e quem aceitou', async () => {
  openPage('/portal/termos')
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela)).toEqual([
    ['Termos de uso', '2', '21/11/2026 09:00', 'Clínica Sorriso Largo'],
    ['Termo da guia digital', '2', '21/11/2026 09:00', 'Clínica Sorriso Largo'],
  ])
})

test.each([
  [[], undefined],
  [[{ codigo: 105, titulo: 'Novo' }], '1 termo espera o seu aceite'],
  [
    [
      { codigo: 105, titulo: 'Novo' },
      { codigo: 106, titulo: 'Outro' },
    ],
    '2 termos esperam o seu aceite',
  ],
])('o que ainda espera: %o, e o caminho até ele', async (termosPendentes, palavras) => {
  answer(termo.getPendencia, { termosPendentes })
  answer(termo.listPendentes, { termos: [uso] })
  const { address } = openPage('/portal/termos')
  await expect.element(tabela).toBeVisible()
  const ler = page.getByRole('link', { name: 'Ler e aceitar' })
  if (palavras === undefined) return expect.element(ler).not.toBeInTheDocument()
  await expect.element(page.getByText(palavras)).toBeVisible()
  await ler.click()
  await expect.poll(address).toBe('/portal/termosPendentes')
})

test('o aceito se lê como era, com o aceite inteiro, e de volta a lista', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const { address } = openPage('/portal/termos')
  await page.getByRole('link', { name: 'Termo da guia digital' }).click()
  await expect.element(titulo('Termo da guia digital')).toHaveFocus()
  expect(address()).toBe('/portal/termos?documento=103')
  expect(sent(termo.getAceito).map(({ query }) => query)).toContainEqual({ codigoDocumento: 103 })
  expect(readDescriptions(page.getByRole('main'))).toEqual([
    ['Aceito em', '21/11/2026 09:00'],
    ['Por', 'Clínica Sorriso Largo (100001)'],
    ['Do endereço', '203.0.113.7'],
    ['Protocolo da sessão', '20261121000001'],
    ['Texto', 'Versão 2, publicada em 12/11/2026'],
    ['Resumo SHA-256', 'a'.repeat(64)],
  ])
  await expect.element(page.getByRole('heading', { level: 3, name: '60. Cláusula' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(print).toHaveBeenCalledTimes(1)
  await page.getByRole('link', { name: 'Voltar aos termos aceitos' }).click()
  await expect.element(titulo('Termos aceitos')).toHaveFocus()
})

test('o termo de outra rede é um que não há', async () => {
  refuse(termo.getAceito, 'API-TER-0001')
  openPage('/portal/termos?documento=204')
  await expect.element(page.getByText('Página não encontrada').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible()
})
