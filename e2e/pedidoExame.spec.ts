import { expect, test } from './person.ts'

test('o pedido começado volta ao recarregar; salvo, abre-se com o seu número, tudo pelo teclado', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/sol/solicitacao')
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  await page.keyboard.type('500000003')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Incluir exame' })).toBeFocused()
  expect(page.url()).not.toContain('500000003')
  await page.keyboard.type('oclusal 46, foto x4')
  await page.keyboard.press('Enter')
  const lugar = page.getByText(/^AI .*, dente 46$/)
  await expect(lugar).toBeVisible()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.reload()
  await expect(lugar).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Alt+h')
  await page.keyboard.type('Dente supranumerário?')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/portal\/sol\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d+/ })).toBeVisible()
  await expect(page.getByText('Radiografia oclusal')).toBeVisible()
})
