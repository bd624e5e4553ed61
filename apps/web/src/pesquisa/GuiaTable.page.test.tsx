import { credenciado } from '@portal/contract/credenciado.ts'
import { guia } from '@portal/contract/guia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { autorizada, opcoes } from './guias.fixture.ts'

const guias = [1, 2, 3, 4, 5, 6].map((fim) => ({ ...autorizada, numeroFicha: 700000 + fim }))
const caixa = (fim: number) => page.getByRole('checkbox', { name: `Selecionar guia ${700000 + fim}` })
const topOf = (parte: Locator) => parte.element().getBoundingClientRect().top

beforeEach(() => {
  answer(credenciado.getGtoPendentes, {})
  answer(guia.getFiltros, opcoes)
  answer(pesquisa.searchGuias, { guias })
})

test('na tela da recepção a primeira guia aparece sem rolar, e os filtros cabem em uma linha', async () => {
  await page.viewport(1366, 768)
  openPage('/portal/consultaGTOs')
  const primeira = page.getByRole('row').filter({ hasText: '700001' })
  await expect.element(primeira).toBeInViewport({ ratio: 1 })
  expect(topOf(primeira)).toBeLessThan(400)
  const mais = page.getByRole('button', { name: 'Mais filtros' })
  const topos = [
    page.getByRole('searchbox', { name: 'Paciente' }),
    page.getByLabelText('Número da guia (opcional)'),
    page.getByLabelText('Liberada de (opcional)'),
    page.getByRole('button', { name: 'Pesquisar' }),
    mais,
  ].map(topOf)
  expect(Math.max(...topos) - Math.min(...topos)).toBeLessThan(10)
  const especialidade = page.getByLabelText('Especialidade (opcional)')
  await expect.element(especialidade).not.toBeVisible()
  await mais.click()
  await expect.element(especialidade).toBeVisible()
})

test('um clique em qualquer ponto da linha é o do link da guia', async () => {
  openPage('/portal/consultaGTOs')
  const linha = page.getByRole('row').filter({ hasText: '700003' })
  await expect.element(linha).toBeVisible()
  const { right, top, height } = linha.getByRole('cell').first().element().getBoundingClientRect()
  const embaixo = document.elementFromPoint(right - 4, top + height / 2)
  expect(embaixo?.closest('a')).toBe(linha.getByRole('link', { name: '700003' }).element())
})

test('a guia bloqueada o diz na lista, e por quê', async () => {
  answer(pesquisa.searchGuias, {
    guias: [
      { ...autorizada, bloqueio: true, motivoBloqueio: 'Em conferência' },
      { ...autorizada, numeroFicha: 700002, bloqueio: false },
    ],
  })
  openPage('/portal/consultaGTOs')
  const marca = page.getByRole('button', { name: 'Bloqueada' })
  await expect
    .element(page.getByRole('row').filter({ hasText: '700001' }).getByRole('button', { name: 'Bloqueada' }))
    .toBeVisible()
  expect(marca.elements()).toHaveLength(1)
  await marca.click()
  await expect
    .element(page.getByRole('dialog', { name: 'Situação: Bloqueada' }).getByText('Em conferência'))
    .toBeVisible()
})

test('Shift e um clique marcam todas as guias desde a anterior, ou as desmarcam', async () => {
  openPage('/portal/cancelamentoGTO')
  await caixa(1).click({ force: true })
  await caixa(4).click({ force: true, modifiers: ['Shift'] })
  await expect.element(page.getByText('4 guias selecionadas.')).toBeVisible()
  await expect.element(caixa(2)).toBeChecked()
  await expect.element(caixa(5)).not.toBeChecked()
  await caixa(3).click({ force: true, modifiers: ['Shift'] })
  await expect.element(page.getByText('2 guias selecionadas.')).toBeVisible()
  await expect.element(caixa(3)).not.toBeChecked()
  await expect.element(caixa(4)).not.toBeChecked()
})
