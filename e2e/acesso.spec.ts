import type { Page, Request } from '@playwright/test'
import { expect, SENHA, test } from './person.ts'

const SAIDA = '/acesso/logout'

async function expectPergunta(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sair do portal?' })).toBeFocused()
}

test('entra e sai, pelo botão ou pelo endereço da saída; a sessão acaba na hora', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn()
  await expect(page).toHaveURL(/\/portal$/)
  await expect(page.locator('#raiz').getByText('100001', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  const entrar = page.getByRole('button', { name: 'Entrar' })
  // What listens to the keys is there by then.
  await expect(page.getByLabel('Código do credenciado')).toBeFocused()
  await entrar.press('?')
  const ajuda = page.getByRole('dialog', { name: 'Ajuda: Entrar' })
  await expect(ajuda).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(ajuda).toBeHidden()
  await page.goto('/portal/elegibilidade')
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()

  await logIn()
  await page.goto(SAIDA)
  await expectPergunta(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
})

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

test('entra sem script nenhum', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/credenciado/login')
  await page.getByLabel('Código do credenciado').fill('100001')
  await page.getByLabel('Senha', { exact: true }).fill('errada-de-proposito')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Código ou senha não conferem')).toBeVisible()
  await expect(page.getByLabel('Código do credenciado')).toHaveValue('100001')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/portal$/)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['__Host-fgp', '__Host-token']),
  )
  await context.close()
})

test('cinco abas que perdem o token renovam a sessão uma de cada vez, e nenhuma sai', async ({
  page,
  context,
  logIn,
}) => {
  await logIn()
  const pages = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))]
  await Promise.all(pages.map((tab) => tab.goto('/portal/elegibilidade')))
  let [inFlight, most] = [0, 0]
  const isRenewal = (request: Request) => request.url().endsWith('/token/refresh')
  context.on('request', (request) => {
    if (isRenewal(request)) most = Math.max(most, ++inFlight)
  })
  context.on('requestfinished', (request) => {
    if (isRenewal(request)) inFlight--
  })
  // The first search of each tab is answered as if its token had expired.
  for (const tab of pages) {
    await tab.route('**/elegibilidade/busca', (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    })
  }
  await Promise.all(
    pages.map(async (tab) => {
      await tab.getByRole('searchbox', { name: 'Paciente' }).fill('500000001')
      await tab.getByRole('button', { name: 'Buscar', exact: true }).click()
      await expect(tab.getByText('Paciente liberado para atendimento')).toBeVisible()
    }),
  )
  expect(most).toBe(1)
})
