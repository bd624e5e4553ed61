import { carta } from '@portal/contract/carta.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { estimativa } from '../carta/carta.fixture.ts'
import { GUIA } from '../guia/paginaGuia.fixture.ts'
import { answer, answerFile, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { answerRascunho, include, linha } from './rascunho.fixture.ts'

const botao = page.getByRole('button', { name: 'Estimativa' })

beforeEach(() => {
  answerRascunho()
})

test('do rascunho sem eventos nada se estima, nem pelo menu', async () => {
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  await expect.element(botao).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Elegibilidade do paciente' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /Estimativa/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})

test('com eventos, a estimativa se faz do que está na tela, guardado antes', async () => {
  answer(carta.getEstimativa, () => {
    expect(sent(rascunho.saveRascunho)).toMatchObject([{ body: { itens: [{ codigoEvento: '85100200' }] } }])
    return estimativa
  })
  answerFile(carta.printEstimativa, '%PDF-1.7', 'estimativa-700001.pdf')
  const { address } = openPage(GUIA)
  await include('26 OM 85100200')
  await botao.click()
  await expect.poll(address).toMatch(/^\/portal\/impressao\/estimativa\/\d+$/)
  await expect.element(page.getByRole('table', { name: 'Procedimentos' })).toBeVisible()
})

test('do que a operadora não guardou nada se estima: diz, e a guia fica como está', async () => {
  refuse(rascunho.saveRascunho, 'API-GEN-0005')
  const { address } = openPage(GUIA)
  await include('26 OM 85100200')
  await botao.click()
  await expect.element(page.getByText('Rascunho ainda não salvo')).toBeVisible()
  expect(address()).toBe(GUIA)
  await expect.element(botao).toBeEnabled()
})
