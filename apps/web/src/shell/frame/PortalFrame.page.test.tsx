import { credenciado } from '@portal/contract/credenciado.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findMarca } from '../../marca/findMarca.ts'
import { answer, hold } from '../../testing/calls.ts'
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts'
import { answerRede } from '../../testing/frame.ts'
import { openPage } from '../../testing/open.tsx'

beforeEach(() => answer(prazo.listPrazos, { nroPagina: 1 }))

test('os atalhos de pulo levam ao conteúdo, ao menu e à busca', async () => {
  openPage('/portal/prazos')
  await expect.element(page.getByText('Nada a vencer')).toBeVisible()
  for (const [rotulo, destino] of [
    ['Ir para o conteúdo [1]', 'conteudo'],
    ['Ir para o menu [2]', 'menu'],
    ['Ir para a busca [3]', 'busca'],
  ] as const) {
    const atalho = page.getByRole('link', { name: rotulo })
    atalho.element().focus()
    await expect.element(atalho).toBeInViewport()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe(`#${destino}`)
    expect(document.querySelector(`#${destino}`)).not.toBeNull()
  }
})

test.each([
  ['AURORA', 'Aurora Odonto'],
  ['MERIDIANO', 'Meridiano Dental'],
  ['LUMINA', 'Lumina Rede'],
])('ampliada a 400, a moldura da rede %s cabe na tela, na marca %s', async (rede, marca) => {
  await page.viewport(320, 640)
  answerRede(rede)
  openPage('/portal/prazos', { rede })
  await expect.element(page.getByRole('link', { name: `${marca}, ir para o início` })).toBeVisible()
  await expect.element(page.getByText('Nada a vencer')).toBeVisible()
  expectNoSideScroll()
})

test('as particularidades decidem a rede: o que o token diz dela é de quando ele foi feito', async () => {
  const release = hold(credenciado.getParticularidades)
  answerRede('LUMINA')
  openPage('/portal/prazos', { rede: 'MERIDIANO' })
  await expect.element(page.getByRole('link', { name: 'Meridiano Dental, ir para o início' })).toBeVisible()
  release()
  await expect.element(page.getByRole('link', { name: 'Lumina Rede, ir para o início' })).toBeVisible()
  expect(document.documentElement.dataset.marca).toBe('lumina')
})

test('o rodapé diz quem é a operadora, onde está, e quem a fiscaliza', async () => {
  openPage('/portal/prazos')
  const rodape = page.getByRole('contentinfo')
  const { razaoSocial, cnpj, endereco, registroAns } = findMarca('aurora')
  for (const dito of [razaoSocial, cnpj, endereco, 'Agência Nacional de Saúde Suplementar', '0800 701 9656'])
    await expect.element(rodape).toMatchTextContent(dito)
  await expect
    .element(rodape.getByRole('img', { name: `Registro na ANS número ${registroAns}` }))
    .toBeVisible()
})

test('o rodapé leva à declaração de acessibilidade', async () => {
  const { address } = openPage('/portal/prazos')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click()
  await expect.poll(address).toBe('/acessibilidade')
})
