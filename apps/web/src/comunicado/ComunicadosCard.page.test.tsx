import { comunicado } from '@portal/contract/comunicado.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'
import { lido, novo } from './comunicado.fixture.ts'

beforeEach(answerHome)

test.each([
  [0, 'Comunicados'],
  [1, 'Comunicados (1 novo)'],
  [3, 'Comunicados (3 novos)'],
])('com %i não lidos o título é %s', async (naoLidos, titulo) => {
  answer(comunicado.getContador, { total: 5, naoLidos })
  openPage('/portal')
  await findCard(titulo)
})

test('os três primeiros, cada um o caminho ao seu texto, e o caminho a todos', async () => {
  answer(comunicado.listDashboard, { comunicados: [novo, lido], nroPagina: 1, total: 9 })
  openPage('/portal')
  const cartao = await findCard('Comunicados')
  await expect.element(cartao.getByText('Não lido')).toBeVisible()
  const links = cartao.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver todos', '/portal/comunicados'],
    ['Fim de ano: atendimento da operadora', '/portal/comunicados?comunicado=12'],
    ['Imagens mais nítidas', '/portal/comunicados?comunicado=11'],
  ])
  expect(sent(comunicado.listDashboard).map(({ query }) => query)).toEqual([
    { nroPagina: 1, qtdRegistros: 3 },
  ])
})

test('do início, o foco vai ao comunicado que se abriu', async () => {
  answer(comunicado.listDashboard, { comunicados: [novo, lido], nroPagina: 1, total: 2 })
  answer(comunicado.getComunicado, { ...lido, texto: 'Desde hoje.' })
  openPage('/portal')
  await page.getByRole('link', { name: 'Imagens mais nítidas' }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Imagens mais nítidas' })).toHaveFocus()
})

test('sem nenhum, diz o que aparecerá ali', async () => {
  openPage('/portal')
  const cartao = await findCard('Comunicados')
  await expect.element(cartao.getByText('O que a operadora comunicar à sua rede aparece aqui.')).toBeVisible()
})

test('enquanto vêm, e quando não vêm', async () => {
  const release = hold(comunicado.listDashboard)
  const mend = refuse(comunicado.listDashboard, 'API-GEN-0005')
  openPage('/portal')
  const cartao = await findCard('Comunicados')
  await expect.element(cartao.getByRole('status', { name: 'Carregando comunicados' })).toBeVisible()
  release()
  await expect.element(cartao.getByRole('alert')).toBeVisible()
  mend()
  await cartao.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(cartao.getByText('O que a operadora comunicar', { exact: false })).toBeVisible()
})

test('uma palavra longa não empurra o início para o lado', async () => {
  const longa = `https://operadora.example/${'comunicado'.repeat(12)}`
  const comprido = { ...novo, titulo: longa, tags: ['E'.repeat(39)] }
  answer(comunicado.listDashboard, { comunicados: [comprido], nroPagina: 1, total: 1 })
  await page.viewport(360, 740)
  openPage('/portal')
  await expect.element(page.getByRole('link', { name: longa })).toBeVisible()
  expectNoSideScroll()
})
