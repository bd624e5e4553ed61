import { legado } from '@portal/contract/legado.ts'
import { menu } from '@portal/contract/menu.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectGood, showOn, telas, titulo } from '../acesso/acesso.fixture.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const ENDERECO = 'https://legado.example/portal?token=a.b.c&portalDentista=100001'
const itens = [
  { identificadorItem: 'RELAT_GTO', direcionaUNNA: true },
  { identificadorItem: 'TERMOS', direcionaUNNA: false },
]
const alerta = page.getByRole('alert')
const falha = titulo('Algo deu errado')
const repetir = page.getByRole('button', { name: 'Tentar de novo' })

beforeEach(() => {
  answer(menu.getMenu, { itens })
  answer(legado.getLegado, { endereco: ENDERECO })
})

test.each(telas)('diz que abre, e abre no lugar da página, %s a %i px', async (tema, largura) => {
  await showOn(tema, largura)
  const release = hold(legado.getLegado)
  const { left } = openPage('/acesso/legado/RELAT_GTO?numeroFicha=42&nome=Jos%C3%A9')
  await expect.element(titulo('Abrindo o sistema anterior')).toHaveFocus()
  await expectGood()
  expect(left()).toEqual([])
  release()
  await expect.poll(left).toEqual([ENDERECO])
  expect(sent(legado.getLegado)).toMatchObject([
    { params: { item: 'RELAT_GTO' }, body: { parametros: { numeroFicha: '42', nome: 'José' } } },
  ])
})

test.each([
  '/acesso/legado/',
  '/acesso/legado/INVENTADO',
  '/acesso/legado/TERMOS',
  '/acesso/legado/RELAT_GTO/mais',
])('o que o menu não entrega dá o alerta genérico, e nada se pede: %s', async (endereco) => {
  const { left } = openPage(endereco)
  await expect.element(falha).toHaveFocus()
  await expect
    .element(alerta)
    .toHaveTextContent('Não conseguimos concluir a operação. Tente de novo em instantes.')
  await expect.element(repetir).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Ir para o início' }))
    .toHaveAttribute('href', '/portal')
  await expectGood()
  expect([left(), sent(legado.getLegado)]).toEqual([[], []])
})

test.each(['javascript:alert(1)', 'http://legado.example/', '/portal'])(
  'não vai a um endereço que não se deve abrir: %s',
  async (endereco) => {
    answer(legado.getLegado, { endereco })
    const { left } = openPage('/acesso/legado/RELAT_GTO')
    await expect.element(falha).toHaveFocus()
    expect(left()).toEqual([])
  },
)

test('a falha se diz, e tentar de novo abre', async () => {
  const mend = refuse(legado.getLegado, 'API-GEN-0005')
  const { left } = openPage('/acesso/legado/RELAT_GTO')
  await expect.element(falha).toHaveFocus()
  mend()
  await repetir.click()
  await expect.poll(left).toEqual([ENDERECO])
})

test('sem sessão não se entrega ninguém', async () => {
  const { address } = openPage('/acesso/legado/RELAT_GTO', null)
  await expect.poll(address).toBe('/SessaoEncerrada')
  expect(sent(legado.getLegado)).toEqual([])
})
