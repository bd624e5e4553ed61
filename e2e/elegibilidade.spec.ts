import { expect, test } from './person.ts'

test('do número à resposta, só com o teclado, e de novo ao recarregar; o endereço não tem CPF nem cartão', async ({
  page,
  open,
}) => {
  await open('/portal/elegibilidade')
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  await page.keyboard.type('500.000.001')
  await expect(page.getByText('Cartão, guia ou senha 500000001')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await page.getByRole('heading', { name: 'Evento, dente e faces' }).click()
  await page.getByRole('combobox', { name: 'Evento' }).focus()
  await page.keyboard.type('98300022')
  await page.keyboard.press('Tab')
  await expect(page.getByText('98.300.022 é código antigo: hoje 85.100.200.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Dente' })).toBeFocused()
  await page.keyboard.type('16')
  await page.keyboard.press('Tab')
  await page.keyboard.type('OM')
  await expect(page.getByText('(3016)')).toBeVisible()
  await expect(page.getByText(/Possível a partir de/).first()).toBeVisible()
  expect(page.url()).not.toContain('500000001')
  await page.reload()
  await expect(page.getByText('(3016)')).toBeVisible()
  const linha = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
  await linha.focus()
  await page.keyboard.type('26 OM resina 2 faces')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Coberto', { exact: true })).toBeVisible()
  await page.keyboard.press('Alt+a')
  await expect(page).toHaveURL(/solicitarAutorizacao\?paciente=/)
})
