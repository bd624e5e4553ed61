import { acesso } from '@portal/contract/acesso.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { tap } from '../testing/tap.ts'

const gaveta = page.getByRole('dialog', { name: 'Menu' })
const abrir = page.getByRole('button', { name: 'Abrir o menu' })

beforeEach(async () => {
  answerHome()
  answer(credenciado.getParticularidades, { redeCredenciada: 'AURORA' })
  await page.viewport(360, 740)
})

test('na tela pequena o menu vem inteiro, aberto, com o que está bloqueado', async () => {
  openPage('/portal')
  await abrir.click()
  const grupos = gaveta.getByRole('heading', { level: 3 }).elements()
  expect(grupos.map((titulo) => titulo.textContent)).toEqual([
    'Atendimento',
    'Acervo digital',
    'Recurso de glosas',
    'Financeiro',
    'Autoatendimento',
    'Biblioteca',
  ])
  await expect.element(gaveta.getByRole('link', { name: 'Trocar senha' })).toBeVisible()
  await expect
    .element(gaveta.getByRole('button', { name: 'Solicitar autorização (bloqueado)' }))
    .toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(gaveta).not.toBeInTheDocument()
  await expect.element(abrir).toHaveFocus()
})

test('a um toque o que está bloqueado diz por quê, e o leitor o diz, até se sair dele', async () => {
  const { address } = openPage('/portal')
  await abrir.click()
  const bloqueado = gaveta.getByRole('button', { name: 'Solicitar autorização (bloqueado)' })
  await expect.element(bloqueado).toBeVisible()
  const motivo = textosMenuBloqueio.flag
  const dica = page.getByRole('tooltip', { name: motivo })
  const dito = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].some((um) => um.textContent === motivo)
  expect(dito()).toBe(false)
  tap(bloqueado)
  await expect.element(dica).toBeVisible()
  await expect.poll(dito).toBe(true)
  expect(address()).toBe('/portal')
  await expectAccessible()
  await userEvent.tab()
  await expect.element(dica).not.toBeInTheDocument()
  await expect.poll(dito).toBe(false)
  await userEvent.keyboard('{Escape}')
})

test('a tela aberta está à vista na gaveta; escolhida outra, ela se fecha', async () => {
  answer(prazo.listPrazos, { nroPagina: 1 })
  answer(acesso.listSessoes, { sessoes: [] })
  const { address } = openPage('/portal/trocaSenha')
  await abrir.click()
  const atual = gaveta.getByRole('link', { name: 'Trocar senha' })
  await expect.element(atual).toHaveAttribute('aria-current', 'page')
  await expect.element(atual).toBeInViewport()
  await gaveta.getByRole('link', { name: 'Prazos' }).click()
  await expect.element(gaveta).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Prazos' })).toHaveFocus()
  expect(address()).toBe('/portal/prazos')
})
