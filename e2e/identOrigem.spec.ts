import type { Page } from '@playwright/test'
import { textosMenuBloqueio } from '../packages/domain/src/menu/menuBloqueio.ts'
import { lockItens } from './banco.ts'
import { findChave } from './estadosPagina.ts'
import { findPaciente, historicoOf } from './formulario.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'
import { button, goTo, pressOn, walkTo } from './teclado.ts'

// One of them locks what others use.
test.describe.configure({ mode: 'default' })

const TELA = '/portal/solicitarAutorizacao'

async function release(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
  await button(page, 'Liberar senha e abrir a guia').click()
}

const choose = async (page: Page): Promise<void> => {
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar autorização' })).toBeVisible()
  await findPaciente(page)
  await release(page)
}

const daPagina = (page: Page) =>
  page.locator('#conteudo').getByRole('link', { name: 'Solicitar autorização' })

const noMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Solicitar autorização' })

for (const [caminho, origem, enter] of [
  [
    'o menu',
    'pelo menu',
    async (page) => {
      await noMenu(page).click()
      await choose(page)
    },
  ],
  [
    'o menu, com a tela aberta',
    'pelo menu',
    async (page) => {
      await page.goto(TELA)
      // The screen that is shown, opened anew.
      await noMenu(page).click()
      await choose(page)
    },
  ],
  [
    'o início',
    'pelo início',
    async (page) => {
      await page.getByRole('navigation', { name: 'Atalhos', exact: true }).getByRole('link').first().click()
      await choose(page)
    },
  ],
  [
    'a busca, e outro paciente',
    'pela busca',
    async (page) => {
      await goTo(page, 'autorizacao', 'Solicitar autorização')
      await findPaciente(page)
      await pressOn(button(page, 'Trocar paciente'))
      await choose(page)
    },
  ],
  [
    'o botão da elegibilidade',
    'pela elegibilidade',
    async (page) => {
      await page.goto(`/portal/elegibilidade?paciente=${await findChave(page, '500000001')}`)
      await daPagina(page).click()
      await release(page)
    },
  ],
  [
    'a tecla da elegibilidade',
    'pela elegibilidade',
    async (page) => {
      await page.goto(`/portal/elegibilidade?paciente=${await findChave(page, '500000001')}`)
      await expect(daPagina(page)).toBeVisible()
      await page.keyboard.press('Alt+a')
      await release(page)
    },
  ],
  [
    'o endereço',
    'pelo endereço',
    async (page) => {
      await page.goto(TELA)
      await choose(page)
    },
  ],
  [
    'um link com o paciente',
    'pelo endereço',
    async (page) => {
      await page.goto(`${TELA}?paciente=${await findChave(page, '500000001')}&especialidade=1`)
      await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
      await button(page, 'Liberar senha e abrir a guia').click()
    },
  ],
] as const satisfies readonly (readonly [string, string, (page: Page) => Promise<void>])[]) {
  test(`o histórico da guia diz por onde se pediu: ${caminho}`, async ({ page, open }) => {
    await open('/portal')
    await enter(page)
    await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)
    await expect(historicoOf(page)).toContainText(`Liberar senha, ${origem}`)
  })
}

test('liberada para quem não consulta guias, a senha fica na tela, e o próximo paciente vem', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await lockItens(portal, ['CONSULTA_GTO'], 100004)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(TELA, '100004')
  const recusadas: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) recusadas.push(response.url())
  })
  await choose(page)
  await expect(page.getByRole('heading', { name: 'Senha liberada' })).toBeVisible()
  await expect(page).toHaveURL(/solicitarAutorizacao\?paciente=/)
  await expect(page.getByRole('button', { name: 'Copiar a senha' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar o número da guia' })).toBeVisible()
  await expect(page.getByText(textosMenuBloqueio.servidor)).toBeVisible()
  await expect(button(page, 'Atender outro paciente')).toBeFocused()
  await expectAccessible()
  expect(recusadas).toEqual([])
  await page.keyboard.press('Enter')
  await walkTo(page.getByRole('searchbox', { name: 'Paciente' }))
  await lockItens(portal, [], 100004)
})
