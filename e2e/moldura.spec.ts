import type { Page } from '@playwright/test'
import { expect, test } from './person.ts'

/** Holds back every script but the one that keeps what is asked meanwhile; the call returned lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!adiantado-).*\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  return release
}

/** Opens a page of which the frame is drawn and its early script has run. */
async function openDrawn(page: Page, address: string): Promise<void> {
  const early = page.waitForResponse(/\/assets\/adiantado-.*\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  await (await early).finished()
  await expect(page.locator('#moldura h1')).toBeVisible()
}

test('a moldura aparece antes do script e dá lugar à página', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await openDrawn(page, '/portal/elegibilidade')
  await expect(page.locator('#moldura h1')).toHaveText('Elegibilidade')
  await expect(page.locator('#moldura')).toBeVisible()
  await expect(page).toHaveTitle('Elegibilidade · Portal do Credenciado')
  release()
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  await expect(page.locator('#moldura')).toHaveCount(0)
})

test('o menu e os dados da moldura vêm com a página, sem outra chamada', async ({ page, logIn }) => {
  await logIn()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/portal/trocaSenha')
  await expect(page.getByRole('button', { name: 'Atendimento', exact: true })).toBeVisible()
  await expect(page.getByText('Dra. Ana Beatriz Monteiro')).toBeVisible()
  expect(calls.filter((call) => /\/credenciado\/(menu|info|info\/particularidades)$/.test(call))).toEqual([])
})

test('Ctrl+K antes do script abre a busca quando ele chega', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await openDrawn(page, '/portal/elegibilidade')
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
})

test('o último botão apertado antes do script é o que vale', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await openDrawn(page, '/portal/trocaSenha')
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: /^Tema/ }).click()
  release()
  await expect(page.getByRole('menuitem', { name: 'Escuro' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toHaveCount(0)
})

test('Sair antes do script sai, sem perguntar, quando ele chega', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await openDrawn(page, '/portal/elegibilidade')
  await page.getByRole('button', { name: 'Sair' }).click()
  release()
  await expect(page).toHaveURL(/\/credenciado\/login$/)
})

test('os links da moldura levam a sua página antes do script', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await openDrawn(page, '/portal/elegibilidade')
  await page.getByRole('link', { name: 'Trocar senha' }).click()
  await expect(page).toHaveURL('/portal/trocaSenha')
  release()
  await expect(page.getByLabel('Senha atual')).toBeVisible()
})

test('o foco que estava na moldura continua nela', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await openDrawn(page, '/portal/trocaSenha')
  const sair = page.getByRole('button', { name: 'Sair' })
  await sair.focus()
  release()
  await expect(page.locator('#moldura')).toHaveCount(0)
  await expect(sair).toBeFocused()
})

test('o rodapé começa abaixo da janela, e a página que se enche não o move nela', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openDrawn(page, '/portal/trocaSenha')
    const box = await page.getByRole('contentinfo').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(height)
  }
  release()
})
