import { expect, test } from './person.ts'

const ROTA = '/portal/universidadeAurora'

test('procurar, ler e guardar um arquivo, só com o teclado', async ({ page, open }) => {
  await open('/portal')
  await page.goto(ROTA)
  await page.getByRole('searchbox', { name: 'Procurar na biblioteca' }).focus()
  await page.keyboard.type('DENTES arcadas')
  await expect(page.getByText('1 arquivo', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Tabela de faces e dentes (FDI)' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/arquivo=\d+/)
  await expect(page.getByText('Incisivo central superior direito')).toBeVisible()

  const baixar = page.getByRole('button', { name: 'Baixar o PDF de Tabela de faces e dentes (FDI)' })
  const [download] = await Promise.all([page.waitForEvent('download'), baixar.press('Enter')])
  expect(download.suggestedFilename()).toBe('tabela-de-faces-e-dentes-fdi-v1.pdf')
  await expect(page.getByText('está nos seus downloads')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Incisivo central superior direito')).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
  // What was typed is one step, however many letters.
  await page.goBack()
  await expect(page).toHaveURL('/portal')
})

test('cada rede tem a sua biblioteca, com o nome e o prazo dela', async ({ page, open }) => {
  await open(ROTA, '300001')
  await expect(page.getByRole('heading', { level: 1, name: 'Universidade Lumina' })).toBeVisible()
  await page.getByRole('link', { name: 'Como recorrer de uma glosa' }).click()
  await expect(page.getByText('180 dias corridos').first()).toBeVisible()
})
