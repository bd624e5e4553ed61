import type { Request } from '@playwright/test'
import { expect, SENHA, test } from './person.ts'

test('entra e sai; a sessão acaba na hora', async ({ page, logIn }) => {
  await logIn()
  await expect(page).toHaveURL(/\/portal$/)
  await expect(page.locator('#raiz').getByText('100001', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.goto('/portal/elegibilidade')
  await expect(page.getByRole('heading', { name: /sessão/i }).first()).toBeVisible()
})

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

for (const [caso, login, senha] of [
  ['um código que não existe', '999999', SENHA],
  ['a senha errada', '100004', 'nao-e-esta'],
] as const) {
  test(`responde igual para ${caso}`, async ({ page }) => {
    await page.goto('/credenciado/login')
    await page.getByLabel('Código do credenciado').fill(login)
    await page.getByLabel('Senha', { exact: true }).fill(senha)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(
      page.getByText('Código ou senha não conferem. Verifique os dados e tente de novo.').first(),
    ).toBeVisible()
  })
}

test('cada rede entra com a sua marca', async ({ page, logIn }) => {
  await logIn('300001')
  await expect(page.locator('html')).toHaveAttribute('data-marca', 'lumina')
  await page.goto('/meridiano/login')
  await expect(page.getByText('Meridiano').first()).toBeVisible()
})

test('um item bloqueado diz por quê e não leva a lugar nenhum', async ({ page, logIn }) => {
  await logIn('100009')
  await page.goto('/portal/solicitarAutorizacao')
  await expect(page).toHaveURL(/acessoNaoPermitido/)
  await expect(page.getByRole('heading', { name: /não permitido/i }).first()).toBeVisible()
})

for (const [endereco, titulo] of [
  ['/SessaoEncerrada', /sessão encerrada/i],
  ['/sessaoEncerrada', /sessão encerrada/i],
  ['/acesso/token/expirado', /expir/i],
  ['/acessoNaoPermitido', /não permitido/i],
  ['/endereco/que/nao/existe', /não encontr/i],
] as const) {
  test(`${endereco} diz o que houve e dá um caminho`, async ({ page, expectAccessible }) => {
    await page.goto(endereco)
    await expect(page.getByRole('heading', { name: titulo }).first()).toBeVisible()
    await expectAccessible()
  })
}

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
