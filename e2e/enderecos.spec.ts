import { expect, test } from './person.ts'

for (const address of ['/portal/guia/abc', '/portal/guia/0', '/portal/impressao/gto/abc', '/portal/nada']) {
  test(`${address} não existe, e a página diz isso`, async ({ page, open, expectAccessible }) => {
    await open(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ir para o início', exact: true })).toBeVisible()
    await expectAccessible()
  })
}

test('a página cujo código não veio diz isso em português e se recarrega', async ({ page, open }) => {
  await open('/portal')
  const codigo = /\/assets\/ElegibilidadePage-.*\.(js|css)$/
  await page.route(codigo, (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'O que você procura?' }).fill('elegibilidade')
  await page.keyboard.press('Enter')
  const falha = page.getByRole('alert').filter({ hasText: 'A página não veio inteira' })
  await expect(falha).toContainText('Recarregue para continuar')
  await expect(page.getByText(/preload|fetch|module/i)).toHaveCount(0)
  await page.unroute(codigo)
  await falha.getByRole('button', { name: 'Recarregar a página' }).click()
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
})

for (const endereco of ['/portal/nada', '/portal/guia/799999999', '/portal/impressao/gto/700000001']) {
  test(`aberto de uma vez, ${endereco} começa pelo seu título`, async ({ page, open }) => {
    await open(endereco)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('#titulo')).toBeFocused()
  })
}
