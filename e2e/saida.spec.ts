import type { Page } from '@playwright/test'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect, test } from './person.ts'

const SAIDA = '/acesso/logout'

async function expectPergunta(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sair do portal?' })).toBeFocused()
}

for (const [tela, colorScheme, width] of [
  ['claro, 360 px', 'light', 360],
  ['escuro, 360 px', 'dark', 360],
  ['claro, 1366 px', 'light', 1366],
  ['escuro, 1366 px', 'dark', 1366],
] as const) {
  test(`o endereço da saída pergunta antes (${tela})`, async ({ page, logIn, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 768 })
    await logIn()
    await page.goto(SAIDA)
    await expectPergunta(page)
    await expectAccessible()
    await expectNoSideScroll(page)
    await page.getByRole('link', { name: 'Voltar ao portal' }).click()
    await expect(page).toHaveURL(/\/portal$/)
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  })
}

// The second is an address that passes on within the page.
for (const endereco of [SAIDA, `/temporary-route?voltar=/portal/..${SAIDA}`]) {
  test(`um link de outro site não encerra a sessão: ${endereco}`, async ({ page, logIn, baseURL }) => {
    await logIn()
    await page.route('http://outro.example/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<a href="${baseURL}${endereco}">Veja isto</a>`,
      }),
    )
    await page.goto('http://outro.example/')
    await page.getByRole('link', { name: 'Veja isto' }).click()
    await expectPergunta(page)
    await page.reload()
    await expectPergunta(page)
    await page.goto('/portal')
    await expect(page.locator('#raiz').getByText('100001', { exact: true })).toBeVisible()
  })
}

test('confirmada, a saída acaba com a sessão', async ({ page, logIn }) => {
  await logIn()
  await page.goto(SAIDA)
  await expectPergunta(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sair' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
})

test('sem sessão não há o que perguntar: leva ao início', async ({ page }) => {
  await page.goto(SAIDA)
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
})
