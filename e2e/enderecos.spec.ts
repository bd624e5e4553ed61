import { openDobra } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

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

test('a parte da guia cujo código não veio o diz na sua dobra, e vem quando se pede de novo', async ({
  page,
  open,
}) => {
  await open('/portal')
  await open(`/portal/guia/${await createGuia(page, [])}`)
  const codigo = /\/assets\/PlanoLido-.*\.js$/
  await page.route(codigo, (route) => route.abort())
  await openDobra(page, 'Plano de tratamento do paciente')
  const falha = page.getByRole('alert').filter({ hasText: 'Esta parte não veio' })
  await expect(falha).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Imagens', exact: true })).toBeVisible()
  await page.unroute(codigo)
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Outras guias em andamento' })).toBeVisible()
})

test('aberta de uma vez, uma página que não existe começa pelo seu título', async ({ page, open }) => {
  await open('/portal/guia/799999999')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('#titulo')).toBeFocused()
})
