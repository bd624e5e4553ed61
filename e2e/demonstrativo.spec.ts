import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

test('do pagamento ao evento glosado, só com o teclado, e a planilha', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/demonstrativoPagamento', '100004')
  const tabela = page.getByRole('table', { name: 'Demonstrativo por unidade, dentista, guia e evento' })
  await expect(tabela).toBeVisible()
  await expect(page.getByText(/^Processado, ainda não depositado: R\$/)).toBeVisible()

  // A run that denied something: the newest of the list that did.
  const pagamento = page.getByRole('combobox', { name: 'Pagamento' })
  await expect(pagamento).toContainText('depositado')
  const dentista = tabela.getByRole('button', { expanded: false }).first()
  await dentista.focus()
  await page.keyboard.press('Enter')
  const guia = tabela.getByRole('button', { name: /^Guia \d+$/ }).first()
  await expect(guia).toBeVisible()
  await guia.focus()
  await page.keyboard.press('Enter')
  await expect(guia).toHaveAttribute('aria-expanded', 'true')
  await expect(guia).toBeFocused()
  await expect(tabela.getByText(/^Protocolo P\d{11}/)).toBeVisible()
  await expect(tabela.getByText(/realizado em \d\d\/\d\d\/\d{4}/).first()).toBeVisible()

  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 768],
    ['dark', 1366],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible()
    await expectNoSideScroll(page)
  }

  const planilha = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Excel' }).press('Enter')
  expect((await planilha).suggestedFilename()).toMatch(
    /^demonstrativo-\d\d-\d\d-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/,
  )
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar PDF' }).press('Enter')
  expect((await pdf).suggestedFilename()).toMatch(/^demonstrativo-\d{4}-\d\d-\d\d\.pdf$/)
})

test('uma coluna colada de planilha vira uma busca por guias', async ({ page, open, expectAccessible }) => {
  await open('/portal/demonstrativoPagamento', '100004')
  const dentista = page.getByRole('table').getByRole('button', { expanded: false }).first()
  await dentista.press('Enter')
  const guia = page.getByRole('button', { name: /^Guia \d+$/ }).first()
  const numero = (await guia.textContent())?.replace(/\D/g, '') ?? ''
  await page.getByRole('tab', { name: 'Por guias' }).click()
  const campo = page.getByRole('textbox', { name: 'Números das guias' })
  await campo.focus()
  await page.evaluate((texto) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', texto)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, `${numero}\r\n799999999\r\n`)
  await expect(page.getByRole('list', { name: 'Guias da busca' }).getByRole('listitem')).toHaveCount(2)
  await expect(campo).toBeFocused()
  await expect(page.getByText('1 guia sem pagamento processado')).toBeVisible()
  await expect(
    page
      .getByRole('table', { name: 'Pagamento das guias' })
      .getByRole('button', { name: `Guia ${numero}` })
      .first(),
  ).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('1 guia sem pagamento processado')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`guias=.*${numero}`))
  await page.keyboard.type('12,')
  await expect(page.getByRole('list', { name: 'Guias da busca' }).getByRole('listitem')).toHaveCount(2)
})

test('o dentista que só vê o que é seu', async ({ page, open }) => {
  await open('/portal/demonstrativoPagamento', '1000043')
  await expect(page.getByRole('combobox', { name: 'Pagamento' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'De quem' })).toHaveCount(0)
  await expect(page.getByText('Líquido')).toHaveCount(0)
  await expect(page.getByText('Renata Coelho Duarte')).toHaveCount(0)
})
