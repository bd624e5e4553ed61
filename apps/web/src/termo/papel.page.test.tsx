import { termo } from '@portal/contract/termo.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { putOnPaper } from '../testing/putOnPaper.ts'
import { settleAnimations } from '../testing/settleAnimations.ts'
import { assinatura, longo, toAceito } from './termo.fixture.ts'

const listBotoes = () => page.getByRole('main').getByRole('button').elements()
const fim = page.getByRole('heading', { name: '60. Cláusula' })

test('no papel de um termo que espera só há o que se lê, até o fim', async () => {
  answer(termo.listPendentes, { termos: [{ ...assinatura, faltam: [null, 'Centro'] }] })
  openPage('/portal/termosPendentes?documento=103')
  const palavras = [
    page.getByText('Aceitar em nome de quem'),
    page.getByText(/^(Leia o texto até o fim para aceitar|Texto lido até o fim)\b/),
  ]
  for (const palavra of palavras) await expect.element(palavra).toBeVisible()
  const texto = page.getByRole('region', { name: 'Texto: Termo da guia digital' })
  await expect.element(fim).not.toBeInViewport()
  expect(listBotoes()).not.toEqual([])
  const takeBack = await putOnPaper()
  for (const palavra of palavras) await expect.element(palavra).not.toBeVisible()
  expect(listBotoes()).toEqual([])
  const regiao = texto.element()
  expect(regiao.clientHeight, 'o texto inteiro, sem rolar').toBe(regiao.scrollHeight)
  // What was only printed has not been read.
  await settleAnimations()
  await takeBack()
  await expect.element(page.getByText(/^Leia o texto até o fim para aceitar/)).toBeVisible()
})

test('no papel de um termo aceito estão o aceite e o texto, sem botões', async () => {
  answer(termo.getAceito, { ...toAceito(assinatura), texto: longo })
  openPage('/portal/termos?documento=103')
  await expect.element(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  expect(listBotoes()).not.toEqual([])
  await putOnPaper()
  expect(listBotoes()).toEqual([])
  await expect.element(page.getByText('Clínica Sorriso Largo (100001)')).toBeVisible()
  await expect.element(fim).toBeVisible()
})
