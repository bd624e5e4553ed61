import { legado } from '@portal/contract/legado.ts'
import { ajudasExternas, type TituloExterno } from '@portal/domain/menu/ajudaExterna.tables.ts'
import { prefixosRede } from '@portal/domain/rede/rede.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { showMarca } from './acesso.fixture.ts'

beforeEach(() => showMarca('aurora'))

const enderecos: readonly (readonly [endereco: string, titulo: TituloExterno, pessoa: null | undefined])[] = [
  ['/SessaoEncerrada', 'Sessão encerrada', null],
  ['/acesso/token/expirado', 'Sessão expirada', null],
  [`${prefixosRede[0]}/expirado`, 'Sessão expirada', null],
  ['/acesso/token/entrada', 'Entrada no portal', null],
  ['/acessoNaoPermitido', 'Acesso não permitido', null],
  ['/acessibilidade', 'Acessibilidade', null],
  ['/acesso/logout', 'Sair do portal', undefined],
  ['/acesso/CadastrarSenha', 'Criar a senha', null],
  ['/acesso/esqueciMinhaSenha', 'Esqueci minha senha', null],
  ['/acesso/primeiroAcesso', 'Primeiro acesso', null],
  ['/acesso/legado/nada', 'Sistema anterior', undefined],
  ['/endereco/que/nao/existe', 'Página não encontrada', null],
]

test('toda página de fora está nesta tabela', () => {
  expect(new Set(enderecos.map(([, titulo]) => titulo))).toEqual(new Set(Object.keys(ajudasExternas)))
})

test.each(enderecos)('em %s, "?" e o botão abrem a ajuda de %s', async (endereco, titulo, pessoa) => {
  refuse(legado.getLegado, 'API-LEG-0001')
  openPage(endereco, pessoa)
  const ajuda = page.getByRole('dialog', { name: `Ajuda: ${titulo}` })
  const botao = page.getByRole('button', { name: 'Ajuda desta tela (?)' })
  await expect.element(botao).toBeVisible()
  await botao.click()
  await expect.element(ajuda.getByText(ajudasExternas[titulo].finalidade)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(botao).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(ajuda).toBeVisible()
  // No search out there, and no tour without the portal's frame.
  expect(ajuda.getByText('Ctrl').elements()).toEqual([])
  expect(ajuda.getByRole('button', { name: 'Visita guiada do portal' }).elements()).toEqual([])
})

test('em 320 pontos a ajuda fica ao lado da marca, e num campo "?" é só um ponto de interrogação', async () => {
  await page.viewport(320, 640)
  openPage('/acesso/esqueciMinhaSenha', null)
  const campo = page.getByRole('textbox').first()
  await campo.click()
  await userEvent.keyboard('?')
  await expect.element(campo).toHaveValue('?')
  expect(page.getByRole('dialog').elements()).toEqual([])
  expectNoSideScroll()
  await page.getByRole('button', { name: 'Ajuda desta tela (?)' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})
