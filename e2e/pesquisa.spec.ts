import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre'
import { expect, test } from './person.ts'

const linhas = (page: Page) => page.locator('tbody tr')
const guias = (page: Page) => page.locator('tbody th a')

test('acha as guias de um paciente, exporta exatamente as da tela e abre uma pelo teclado', async ({
  page,
  open,
}) => {
  await open('/portal/consultaGTOs')
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('500.000.001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/paciente=[0-9a-f-]{36}/)
  await expect(
    page
      .getByRole('list', { name: 'Filtros' })
      .getByRole('listitem')
      .filter({ hasText: /^Paciente: \S/ }),
  ).toBeVisible()
  // The rows of before stay until those of the patient are there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(guias(page).first()).toBeVisible()
  const naTela = await guias(page).allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  const arquivo = await download
  expect(arquivo.suggestedFilename()).toMatch(/^guias-\d\d-\d\d-\d{4}\.xlsx$/)
  const { sheets } = await readXlsx(await readFile(await arquivo.path()))
  const naPlanilha = sheets[0]?.rows.slice(5).map(([guia]) => String(guia))
  expect(naPlanilha).toEqual(naTela)
  await guias(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${naTela[0]}`))
})

test('cancela com motivo, e diz por que uma guia processada não pode', async ({ page, open }) => {
  await open('/portal/cancelamentoGTO', '100004')
  const cancelavel = linhas(page)
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await expect(cancelavel).toBeVisible()
  const numero = await cancelavel.locator('th a').textContent()
  await cancelavel.getByRole('checkbox').check({ force: true })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alertdialog', { name: `Cancelar a guia ${numero}?` })).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Motivo do cancelamento' })
    .fill('O paciente desistiu do tratamento.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 guia cancelada')).toBeVisible()
  await expect(page.getByRole('link', { name: String(numero), exact: true })).toHaveCount(0)

  await page.getByLabel('Número da guia').fill(String(numero))
  await page.keyboard.press('Enter')
  await expect(page.getByText('A guia está em "Cancelada", que não permite "Cancelar guia".')).toBeVisible()
})
