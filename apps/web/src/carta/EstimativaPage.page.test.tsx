import { carta } from '@portal/contract/carta.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { estimativa } from './carta.fixture.ts'

const titulo = page.getByRole('heading', { level: 2, name: estimativa.titulo })
const tabela = page.getByRole('table', { name: 'Procedimentos' })
const open = () => openPage('/portal/impressao/estimativa/700001')

beforeEach(() => {
  answer(carta.getEstimativa, estimativa)
  answerFile(carta.printEstimativa, '%PDF-1.7', 'estimativa-700001.pdf')
})

describePage('EstimativaPage', {
  open,
  chamada: carta.getEstimativa,
  espera: 'Carregando a página',
  pronto: titulo,
})

test('diz quem paga o quê de cada procedimento, e a soma do que é coberto', async () => {
  open()
  await expect.element(tabela).toBeVisible()
  expect(readRows(tabela)).toEqual([
    [
      'Restauração',
      'dente 26 (primeiro molar superior esquerdo)',
      'Autorizado pelo plano',
      'R$ 90,00',
      'R$ 10,00',
    ],
    ['Clareamento', '—', 'O plano não cobre', '—', 'pergunte'],
    ['Total do que o plano cobre', '', '', 'R$ 90,00', 'R$ 10,00'],
  ])
  await expect.element(page.getByRole('heading', { level: 3, name: 'O que pode mudar' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Baixar o PDF' }))
    .toHaveAttribute('download', 'estimativa-700001.pdf')
  expect(sent(carta.getEstimativa).map(({ query }) => query)).toEqual([{ numeroFicha: 700001 }])
})

test('a guia sem nada a estimar diz por quê', async () => {
  refuse(carta.getEstimativa, 'API-CAR-0003')
  open()
  await expect.element(page.getByRole('status').getByText('Nada a estimar')).toBeVisible()
  expect(sent(carta.printEstimativa)).toEqual([])
})
