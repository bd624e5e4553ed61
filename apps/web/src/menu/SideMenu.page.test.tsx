import { acesso } from '@portal/contract/acesso.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { menu as contratoMenu } from '@portal/contract/menu.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { theme } from '../ui/theme.ts'

const menu = page.getByRole('navigation', { name: 'Menu' })
const item = (nome: string) => menu.getByRole('link', { name: nome, exact: true })
const grupo = (nome: string) => menu.getByRole('button', { name: nome, exact: true })
const bloqueado = (nome: string) => menu.getByRole('button', { name: `${nome} (bloqueado)` })

beforeEach(answerHome)

const itemDe = (mudancas: object) => ({
  identificadorItem: 'OUTRO',
  rotulo: 'Outro',
  rota: '/portal/outro',
  ...mudancas,
})

test('o início vem primeiro, depois os grupos e o que não é de nenhum, na ordem da operadora', async () => {
  openPage('/portal')
  await expect.element(item('Início')).toHaveAttribute('href', '/temporary-route?voltar=%2Fportal')
  await expect.element(item('Início')).toHaveAttribute('aria-current', 'page')
  const primeiros = [...(menu.getByRole('list').first().element().children ?? [])].map(
    (secao) => secao.querySelector('button[aria-controls], a')?.textContent,
  )
  expect(primeiros).toEqual([
    'Início',
    'Atendimento',
    'Acervo digital',
    'Recurso de glosas',
    'Financeiro',
    'Autoatendimento',
    'Biblioteca',
    'Comunicados',
    'Prazos',
  ])
})

test('na tela da recepção os destinos do dia estão no menu sem abrir nada; os outros abrem e se fecham', async () => {
  openPage('/portal')
  for (const destino of ['Elegibilidade', 'Solicitar autorização', 'Consultar guias', 'Cancelar guias'])
    await expect.element(item(destino)).toBeInViewport({ ratio: 1 })
  await expect.element(menu.getByText('Atendimento', { exact: true }).first()).toBeVisible()
  await expect.element(item('Trocar senha')).not.toBeInTheDocument()
  await grupo('Autoatendimento').hover()
  await expect.element(item('Trocar senha')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(item('Trocar senha')).not.toBeInTheDocument()
})

test('pelo teclado o grupo se abre com o foco, e Enter não o fecha logo; Esc o fecha e devolve o foco, Enter o abre de novo', async () => {
  openPage('/portal')
  await focusByKeyboard(grupo('Autoatendimento'))
  await expect.element(grupo('Autoatendimento')).toHaveAttribute('aria-expanded', 'true')
  // Who does not see that it is open presses Enter to have it so.
  await userEvent.keyboard('{Enter}')
  await expect.element(grupo('Autoatendimento')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await expect.element(item('Atualização cadastral')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(grupo('Autoatendimento')).toHaveFocus()
  await expect.element(grupo('Autoatendimento')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(item('Trocar senha')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Trocar senha')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Trocar senha')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab({ shift: true })
  await expect.element(grupo('Autoatendimento')).toHaveAttribute('aria-expanded', 'false')
})

test('numa tela de 768 px o menu de um clínico geral cabe inteiro, com os prazos que o fecham', async () => {
  answerMenu({ fora: ['CAPT_EXAME', 'ORTO_MANUTENCOES', 'REANALISE_ORTO'] })
  openPage('/portal')
  await expect.element(item('Prazos')).toBeInViewport({ ratio: 1 })
})

test('a página que chega não tira o foco de quem já foi ao menu', async () => {
  const release = hold(credenciado.getInfo)
  openPage('/portal')
  await focusByKeyboard(grupo('Autoatendimento'))
  release()
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
  await expect.element(grupo('Autoatendimento')).toHaveFocus()
})

test('no menu recolhido o grupo do dia se abre ao lado, como os outros', async () => {
  await page.viewport(1000, 768)
  openPage('/portal')
  await expect.element(grupo('Atendimento')).toBeVisible()
  await expect.element(item('Consultar guias')).not.toBeInTheDocument()
  await grupo('Atendimento').hover()
  await expect.element(item('Consultar guias')).toBeVisible()
})

test('o mouse que abre outra aba e sai deixa o foco com o grupo; o teclado fica onde está', async () => {
  const legado = itemDe({ identificadorItem: 'LEGADO', rotulo: 'Portal antigo', direcionaUNNA: true })
  answer(contratoMenu.getMenu, { grupos: [{ rotulo: 'Financeiro', itens: [legado] }] })
  openPage('/portal')
  // Beside the menu, where its sub-items do not lie over it.
  const fora = page.getByRole('button', { name: 'Sair' })
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  await grupo('Financeiro').hover()
  await item('Portal antigo').click()
  removeEventListener('click', stay)
  await expect.element(item('Portal antigo')).toHaveFocus()
  await fora.hover()
  await expect.element(item('Portal antigo')).not.toBeInTheDocument()
  await expect.element(grupo('Financeiro')).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(item('Portal antigo')).toHaveFocus()
  await grupo('Financeiro').hover()
  await fora.hover()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(item('Portal antigo')).toHaveFocus()
})

test('leva à tela, que passa a ser a marcada, e escolhida de novo se abre de novo', async () => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  const { address } = openPage('/portal')
  await item('Prazos').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Prazos' })).toHaveFocus()
  expect(address()).toBe('/portal/prazos')
  await expect.element(item('Prazos')).toHaveAttribute('aria-current', 'page')
  await expect.element(item('Início')).not.toHaveAttribute('aria-current')
  await expect.element(grupo('Autoatendimento')).not.toHaveAttribute('aria-current')
  await page.getByRole('tab', { name: 'Desistências' }).click()
  await expect.poll(address).toBe('/portal/prazos?aba=desistidos')
  await item('Prazos').click()
  await expect.poll(address).toBe('/portal/prazos')

  // Of a screen within a group the group says that one is there, for its items are out of sight.
  answer(acesso.listSessoes, { sessoes: [] })
  openPage('/portal/trocaSenha')
  await expect.element(grupo('Autoatendimento')).toHaveAttribute('aria-current', 'true')
})

test('o que leva a outro sítio abre outra aba, o que é do portal antigo passa pela entrega', async () => {
  answer(contratoMenu.getMenu, {
    semGrupo: [
      itemDe({ rotulo: 'Outro sítio', rota: 'https://exemplo.com.br/', direcionaLinkExterno: true }),
      itemDe({ identificadorItem: 'LEGADO', rotulo: 'Portal antigo', direcionaUNNA: true }),
      itemDe({ identificadorItem: 'VAZIO', rotulo: 'Sem lugar', rota: '' }),
    ],
  })
  openPage('/portal')
  await expect.element(item('Outro sítio')).toBeVisible()
  const fora = item('Outro sítio').element()
  expect(['href', 'target', 'rel'].map((nome) => fora.getAttribute(nome))).toEqual([
    'https://exemplo.com.br/',
    '_blank',
    'noreferrer',
  ])
  await expect.element(item('Portal antigo')).toHaveAttribute('href', '/acesso/legado/LEGADO')
  await expect.element(item('Portal antigo')).toHaveAttribute('target', '_blank')
  await expect.element(item('Sem lugar')).not.toBeInTheDocument()
})

test.each(['claro', 'escuro'] as const)(
  'mostra o que está bloqueado, diz por quê e não leva a lugar nenhum (%s)',
  async (tema) => {
    theme.choose(tema)
    answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA' })
    answerMenu({ bloqueados: ['CANCELA_GTO', 'CONSULTA_GTO'], motivo: 'Em revisão.' })
    const { address } = openPage('/portal')
    for (const [nome, motivo] of [
      ['Solicitar autorização', textosMenuBloqueio.flag],
      ['Consultar guias', 'Em revisão.'],
      ['Cancelar guias', 'Em revisão.'],
    ] as const) {
      await focusByKeyboard(bloqueado(nome))
      await expect.element(page.getByRole('tooltip', { name: motivo })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      expect(address()).toBe('/portal')
    }
    // The library lays a tooltip beside the page's regions, as what it tells of is described by it.
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await expectAccessible({ comMenu: true })
  },
)

test('enquanto as chaves do cadastro não chegam, o que depende delas está fechado, também na busca', async () => {
  answer(pesquisa.searchTudo, {})
  const release = hold(credenciado.getParticularidades)
  openPage('/portal')
  await expect.element(bloqueado('Solicitar autorização')).toBeVisible()
  await expect.element(item('Consultar guias')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('searchbox', { name: 'O que você procura?' }).fill('autorizacao')
  const busca = page.getByRole('dialog', { name: 'Buscar' })
  await expect.element(busca.getByText(/Nada encontrado/).first()).toBeVisible()
  release()
  await expect.element(busca.getByRole('button', { name: /^Solicitar autorização/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(item('Solicitar autorização')).toBeVisible()
})

test('vindo o menu sem as chaves do cadastro, o que elas abrem fica fechado, e se pode pedir de novo', async () => {
  refuse(credenciado.getParticularidades, 'API-GEN-0005')
  openPage('/portal')
  await expect.element(bloqueado('Solicitar autorização')).toBeVisible()
  await expect.element(menu.getByRole('button', { name: 'Carregar o menu' })).toBeVisible()
})

test('o menu que não veio se pede de novo, com as chaves do cadastro', async () => {
  const mendMenu = refuse(contratoMenu.getMenu, 'API-GEN-0005')
  const release = hold(contratoMenu.getMenu)
  openPage('/portal')
  await expect.element(menu.getByRole('status', { name: 'Carregando o menu' })).toBeVisible()
  release()
  const carregar = menu.getByRole('button', { name: 'Carregar o menu' })
  await expect.element(carregar).toBeVisible()
  mendMenu()
  const before = sent(credenciado.getParticularidades).length
  await carregar.click()
  await expect.element(item('Consultar guias')).toBeVisible()
  await expect.element(carregar).not.toBeInTheDocument()
  expect(sent(credenciado.getParticularidades).length).toBeGreaterThan(before)
})
