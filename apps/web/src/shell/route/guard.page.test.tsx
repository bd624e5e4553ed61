import { credenciado } from '@portal/contract/credenciado.ts'
import { legado } from '@portal/contract/legado.ts'
import { menu } from '@portal/contract/menu.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { termo } from '@portal/contract/termo.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../../testing/answerMenu.ts'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { menuInteiro } from '../../testing/frame.ts'
import { openPage } from '../../testing/open.tsx'
import { permissoesSem } from '../../testing/permissoesSem.ts'

const titulo = (nome: string) => page.getByRole('heading', { level: 1, name: nome })

test.each([
  ['a tela bloqueada pela operadora', '/portal/cancelamentoGTO', 'Cancelar guias', 'Em revisão.'],
  [
    'a tela que as chaves do cadastro fecham',
    '/portal/solicitarAutorizacao',
    'Solicitar autorização',
    textosMenuBloqueio.flag,
  ],
  ['a impressão, aberta por funções bloqueadas', '/portal/impressao/gto/42', 'Imprimir guia', 'Em revisão.'],
])('%s diz por que não abre, e nada dela se pede', async (_nome, endereco, oQue, motivo) => {
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA' })
  answer(credenciado.listEspecialidades, [])
  answer(termo.getPendencia, {})
  answerMenu({ bloqueados: ['CANCELA_GTO', 'CONSULTA_GTO'], motivo: 'Em revisão.' })
  const { address } = openPage(endereco, { permissoes: permissoesSem('SOLIC_AUTO') })
  await expect.element(titulo('Acesso não permitido')).toHaveFocus()
  expect(address()).toBe('/acessoNaoPermitido')
  const conteudo = page.getByRole('main')
  await expect.element(conteudo.getByText(oQue, { exact: true })).toBeVisible()
  await expect.element(conteudo.getByText(motivo)).toBeVisible()
  await expect.element(conteudo.getByText('O que você pode usar está no menu.')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(sent(pesquisa.searchGuias)).toEqual([])
  await expectAccessible()
})

test('a tela que é de outros não diz bloqueio nenhum', async () => {
  answerMenu({ fora: ['CANCELA_GTO'] })
  const { address } = openPage('/portal/cancelamentoGTO', { permissoes: permissoesSem('CANCELA_GTO') })
  await expect.element(titulo('Acesso não permitido')).toBeVisible()
  expect(address()).toBe('/acessoNaoPermitido')
  await expect.element(page.getByText('Seu cadastro não tem permissão para usar esta função.')).toBeVisible()
  await expect.element(page.getByText(/bloquead/)).not.toBeInTheDocument()
})

test('a tela que o sistema anterior mostra é entregue a ele, e nada dela se pede aqui', async () => {
  const itens = menuInteiro().itens.map((item) => ({
    ...item,
    direcionaUNNA: item.identificadorItem === 'CANCELA_GTO',
  }))
  answer(menu.getMenu, { itens })
  answer(legado.getLegado, { endereco: 'https://legado.example/' })
  const { address, left } = openPage('/portal/cancelamentoGTO')
  await expect.poll(left).toEqual(['https://legado.example/'])
  expect(address()).toBe('/acesso/legado/CANCELA_GTO')
  expect(sent(pesquisa.searchGuias)).toEqual([])
})

test('sem o menu não se sabe o que abre: diz a falha, e tenta de novo', async () => {
  refuse(menu.getMenu, 'API-GEN-0005')
  openPage('/portal/prazos')
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test.each(['/portal/guia/abc', '/portal/guia/0', '/portal/naoHa'])(
  '%s não é endereço de nada',
  async (endereco) => {
    openPage(endereco)
    await expect.element(titulo('Página não encontrada')).toBeVisible()
  },
)
