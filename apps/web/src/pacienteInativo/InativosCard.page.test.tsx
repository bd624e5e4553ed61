import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { findCard } from '../testing/findCard.ts'
import { expectMissing, refuseGuia } from '../testing/guiaAusente.ts'
import { openPage } from '../testing/open.tsx'

beforeEach(() => {
  answerHome()
  answer(pacienteInativo.listRecentes, {
    pacientesInativos: [
      { numeroFicha: 700001, nomeAssociado: 'Mariana Alves Ribeiro' },
      { numeroFicha: 700002, nomeAssociado: 'Otávio Nunes' },
    ],
  })
})

test.each([
  [12, 5, '12 guias abertas, 5 sem ciência.'],
  [1, 1, '1 guia aberta, 1 sem ciência.'],
  [1, 0, '1 guia aberta, com ciência.'],
  [2, 0, '2 guias abertas, todas com ciência.'],
])('de %i, %i sem ciência: %s', async (total, naoCientes, palavras) => {
  answer(pacienteInativo.getTotal, { total, naoCientes })
  openPage('/portal')
  const cartao = await findCard('Beneficiários inativos')
  await expect.element(cartao.getByText(palavras)).toBeVisible()
  await expect
    .poll(() =>
      cartao
        .getByRole('listitem')
        .elements()
        .map((linha) => linha.textContent),
    )
    .toEqual(['Mariana Alves RibeiroGuia 700001', 'Otávio NunesGuia 700002'])
  await expect
    .element(cartao.getByRole('link', { name: 'Ver todos' }))
    .toHaveAttribute('href', '/portal/beneficiarioInativo')
})

test('cada um leva à sua guia', async () => {
  refuseGuia()
  answer(pacienteInativo.getTotal, { total: 2, naoCientes: 2 })
  const aberta = openPage('/portal')
  await page.getByRole('link', { name: 'Guia 700002' }).click()
  await expectMissing(aberta, '/portal/guia/700002')
})

test('sem nenhum, o diz e não pede quem são', async () => {
  answer(pacienteInativo.getTotal, { total: 0, naoCientes: 0 })
  openPage('/portal')
  await expect.element(page.getByText('Nenhuma guia aberta é de paciente cujo plano terminou.')).toBeVisible()
  expect(sent(pacienteInativo.listRecentes)).toEqual([])
})

test('espera, falha e se pede de novo', async () => {
  answer(pacienteInativo.getTotal, { total: 2, naoCientes: 2 })
  const mend = refuse(pacienteInativo.getTotal, 'API-GEN-0005')
  const release = hold(pacienteInativo.getTotal)
  openPage('/portal')
  await expect.element(page.getByRole('status', { name: 'Carregando beneficiários inativos' })).toBeVisible()
  release()
  const cartao = await findCard('Beneficiários inativos')
  const tentar = cartao.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(tentar).toBeVisible()
  mend()
  await tentar.click()
  await expect.element(page.getByText('2 guias abertas, 2 sem ciência.')).toBeVisible()
})
