import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { acoesDaGuia, answerGuia, answerPagina, GUIA } from './paginaGuia.fixture.ts'

const readValores = async () => {
  await expect.element(acoesDaGuia).toBeVisible()
  return readDescriptions(page.getByRole('main')).filter(([, valor]) => valor.startsWith('R$'))
}

beforeEach(() => {
  answerPagina()
})

test('o pé da guia diz solicitado, aprovado e coparticipação, e não o que não há', async () => {
  answerGuia({ valorTotal: '576.50', valorAprovado: '576.50', valorCopartTotal: '57.65' })
  openPage(GUIA)
  expect(await readValores()).toEqual([
    ['Solicitado', 'R$ 576,50'],
    ['Aprovado', 'R$ 576,50'],
    ['Coparticipação', 'R$ 57,65'],
  ])
})

test('o que foi negado, está em análise ou não foi realizado tem a sua conta', async () => {
  answerGuia({
    statusFicha: 7,
    valorTotal: '1000.00',
    valorAprovado: '0.00',
    valorNegado: '70.10',
    valorEmAnalise: '480.20',
    valorNaoRealizado: '33.30',
    valorCopartTotal: '0.00',
  })
  openPage(GUIA)
  expect(await readValores()).toEqual([
    ['Solicitado', 'R$ 1.000,00'],
    ['Aprovado', 'R$ 0,00'],
    ['Negado', 'R$ 70,10'],
    ['Em análise', 'R$ 480,20'],
    ['Não realizado', 'R$ 33,30'],
    ['Coparticipação', 'R$ 0,00'],
  ])
})

test('paga, o pé da guia diz também o que foi pago', async () => {
  answerGuia({ statusFicha: 12, valorAprovado: '34.00', valorNegado: '66.00', valorPago: '0.00' })
  openPage(GUIA)
  expect((await readValores()).slice(-2)).toEqual([
    ['Coparticipação', 'R$ 10,00'],
    ['Pago', 'R$ 0,00'],
  ])
})
