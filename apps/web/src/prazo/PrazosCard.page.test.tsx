import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { findCard } from '../testing/findCard.ts'
import { openPage } from '../testing/open.tsx'

const senha = {
  chave: 'SENHA:900123:2026-11-24',
  tipo: 'SENHA',
  referencia: 900123,
  prazo: '2026-11-24',
  valor: '317.40',
} as const
const termo = { chave: 'TERMO:5:', tipo: 'TERMO', referencia: 5, detalhe: 'Termos de uso' } as const

const readLinhas = (cartao: Locator) =>
  cartao
    .getByRole('listitem')
    .elements()
    .map((linha) => [...linha.children].map((parte) => parte.textContent))

beforeEach(answerHome)

test('os mais próximos, cada um a um toque da sua cura, e o que está em risco ao todo', async () => {
  answer(prazo.listPrazos, { prazos: [senha, termo], nroPagina: 1, total: 12, valorEmRisco: '1317.40' })
  openPage('/portal')
  const cartao = await findCard('Prazos')
  await expect.element(cartao.getByText('12 em aberto, R$ 1.317,40 em risco')).toBeVisible()
  expect(readLinhas(cartao)).toEqual([
    ['Abrir a guia: Guia 900123', '24/11/2026, em 3 dias'],
    ['Ler e aceitar: Termos de uso', 'Sem data'],
  ])
  const enderecos = cartao.getByRole('link').elements()
  expect(enderecos.map((link) => link.getAttribute('href'))).toEqual([
    '/portal/prazos',
    '/portal/guia/900123',
    '/portal/termosPendentes',
  ])
  expect(sent(prazo.listPrazos).map(({ query }) => query)).toEqual([{ qtdRegistros: 4 }])
})

test.each([
  [{ total: 0 }, 'Nenhum prazo em aberto.'],
  [{ prazos: [termo], total: 1 }, '1 em aberto'],
])('%o: %s', async (reply, palavras) => {
  answer(prazo.listPrazos, { nroPagina: 1, ...reply })
  openPage('/portal')
  const cartao = await findCard('Prazos')
  await expect.element(cartao.getByText(palavras)).toBeVisible()
})

test('de quem não abre guias a linha é só texto', async () => {
  answer(prazo.listPrazos, { prazos: [senha, termo], nroPagina: 1, total: 2 })
  answerMenu({ fora: ['CONSULTA_GTO', 'SOLIC_AUTO'] })
  openPage('/portal', { permissoes: ['ELEGIBILIDADE'] })
  const cartao = await findCard('Prazos')
  await expect.element(cartao.getByText('Abrir a guia: Guia 900123')).toBeVisible()
  await expect
    .element(cartao.getByRole('link', { name: 'Abrir a guia: Guia 900123' }))
    .not.toBeInTheDocument()
  await expect.element(cartao.getByRole('link', { name: 'Ler e aceitar: Termos de uso' })).toBeVisible()
})

test('enquanto vêm, e quando não vêm', async () => {
  const release = hold(prazo.listPrazos)
  const mend = refuse(prazo.listPrazos, 'API-GEN-0005')
  openPage('/portal')
  const cartao = await findCard('Prazos')
  await expect.element(cartao.getByRole('status', { name: 'Carregando prazos' })).toBeVisible()
  release()
  const falha = cartao.getByRole('alert')
  await expect.element(falha).toBeVisible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(cartao.getByText('Nenhum prazo em aberto.')).toBeVisible()
})
