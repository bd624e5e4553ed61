import { expect, test } from './person.ts'

test('a página que volta com a recusa da entrada começa por ela', async ({ page, expectAccessible }) => {
  await page.goto('/credenciado/login')
  await page.getByLabel('Código do credenciado').fill('999998')
  await page.getByLabel('Senha', { exact: true }).fill('nao-e-esta')
  // As whoever types faster than the script comes: the form posts by itself.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  const recusa = page.getByRole('alert')
  await expect(recusa).toContainText('Código ou senha não conferem.')
  await expect(recusa).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Código do credenciado')).toBeFocused()
})
