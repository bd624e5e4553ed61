import { expect, test } from './person.ts'

test('Ctrl+K acha o paciente por um número e vai até ele', async ({ page, open, expectAccessible }) => {
  await open('/portal')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
  await page.keyboard.type('500000001')
  await expect(page.getByRole('button', { name: /Paciente · cartão 500000001/ })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/elegibilidade\?paciente=/)
})

test('Ctrl+K acha uma tela por palavra, sem acento', async ({ page, open }) => {
  await open('/portal')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
  await page.keyboard.type('autorizacao')
  await expect(page.getByRole('button', { name: /Solicitar autorização/ }).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/solicitarAutorizacao/)
})
