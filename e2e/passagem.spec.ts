import { expect, test } from './person.ts'

const RELATORIO = 'Relatório de GTO digital'

test('vai do menu ao sistema anterior, numa aba sua, e volta por token a uma tela do portal', async ({
  page,
  logIn,
  context,
}) => {
  const pedidos: string[] = []
  const pedidoDe = new Set<string>()
  context.on('request', (request) => {
    pedidos.push(request.url())
    const { referer } = request.headers()
    if (referer) pedidoDe.add(referer)
  })
  await logIn('100010')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Acervo digital', exact: true }).hover()
  const item = menu.getByRole('link', { name: RELATORIO, exact: true })
  await expect(item).toHaveAttribute('href', '/acesso/legado/RELAT_GTO')
  const [legado] = await Promise.all([context.waitForEvent('page'), item.click()])

  await expect(legado.getByRole('heading', { level: 1, name: 'Sistema anterior' })).toBeVisible()
  await expect(legado.getByText('portalDentista: 100010')).toBeVisible()
  await expect(legado.getByText('Item: RELAT_GTO', { exact: true })).toBeVisible()
  expect(legado.url()).not.toContain('token')
  await expect(page).toHaveURL(/\/portal$/)

  await legado.getByLabel('Voltar ao portal, para').selectOption({ label: 'as guias pendentes' })
  await legado.getByRole('button', { name: 'Voltar' }).click()
  await expect(legado).toHaveURL(/\/portal\/consultaGTOs\?aba=pendentes$/)
  await expect(legado.getByRole('heading', { level: 1, name: 'Consultar guias' })).toBeVisible()

  // The token of the way back: in no address that a server got, no referrer, and nowhere in the history.
  const daVolta = pedidos.filter((url) => url.includes('/acesso/token/entrada'))
  expect(daVolta.map((url) => new URL(url).search)).toEqual([''])
  expect([...pedidoDe].filter((url) => url.includes('token='))).toEqual([])
  await legado.goBack()
  await expect(legado.getByRole('heading', { level: 1, name: 'Sistema anterior' })).toBeVisible()
  const historico = await legado.evaluate(() => navigation.entries().map(({ url }) => url))
  expect(historico.filter((url) => url?.includes('token'))).toEqual([])
})
