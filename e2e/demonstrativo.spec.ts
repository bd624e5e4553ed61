import { expect } from './person.ts'
import { test } from './portal.ts'

test('do pagamento ao evento glosado só com o teclado, com a planilha, o PDF e a busca da guia', async ({
  page,
  open,
}) => {
  await open('/portal/demonstrativoPagamento', '100004')
  const tabela = page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' })
  await expect(tabela).toBeVisible()
  await expect(page.getByText(/^Processado, ainda não pago: R\$/)).toBeVisible()
  await tabela.getByRole('button', { expanded: false }).first().press('Enter')
  const guia = tabela.getByRole('button', { name: /^Guia \d+$/ }).first()
  await guia.press('Enter')
  await expect(guia).toBeFocused()
  await expect(tabela.getByText(/^Protocolo P\d{11}/)).toBeVisible()
  await expect(tabela.getByText(/realizado em \d\d\/\d\d\/\d{4}/).first()).toBeVisible()

  const planilha = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Excel' }).press('Enter')
  expect((await planilha).suggestedFilename()).toMatch(/^demonstrativo-\d\d-\d\d-\d{4}\.xlsx$/)
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o PDF' }).press('Enter')
  expect((await pdf).suggestedFilename()).toMatch(/^demonstrativo-\d\d-\d\d-\d{4}\.pdf$/)

  const numero = (await guia.textContent())?.replace(/\D/g, '') ?? ''
  await page.getByRole('tab', { name: 'Por guias' }).click()
  await page.getByRole('textbox', { name: 'Números das guias' }).focus()
  await page.keyboard.type(`${numero},799999999,`)
  await expect(page.getByText('1 guia não encontrada', { exact: true })).toBeVisible()
  const achadas = page.getByRole('table', { name: 'Pagamento das guias' })
  await expect(achadas.getByRole('button', { name: `Guia ${numero}` }).first()).toBeVisible()
})
