import type { Page } from '@playwright/test'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

const linhas = (page: Page) => page.locator('tbody tr')
const numeros = (page: Page) => page.locator('tbody th a')

test('a linha abre em qualquer ponto, com o botão do meio em outra aba, e voltar devolve o foco', async ({
  page,
  open,
}) => {
  await open('/portal/consultaGTOs')
  const linha = linhas(page).nth(12)
  await linha.scrollIntoViewIfNeeded()
  const numero = await numeros(page).nth(12).textContent()
  const paciente = linha.getByRole('cell').first()

  const outra = page.context().waitForEvent('page')
  await paciente.click({ button: 'middle', force: true })
  await expect(await outra).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
  await (await outra).close()
  await expect(page).toHaveURL(/consultaGTOs/)

  await paciente.click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: `Guia ${numero}` })).toBeVisible()
  await page.goBack()
  await expect(numeros(page).nth(12)).toBeFocused()
  await expect(numeros(page).nth(12)).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
})

test('uma tecla imprime a guia sem sair dela', async ({ page, open }) => {
  // The tests' browser shows no PDF inside a page; what a person's does with it is asked of the frame.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })
  })
  await open('/portal')
  const numero = await createGuia(page, ['38 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  await expect(page.getByText('Passo', { exact: false }).first()).toBeVisible()
  const pdf = page.waitForResponse((answer) => answer.url().includes('/impressao/gto'))
  await page.keyboard.press('Alt+p')
  expect((await pdf).headers()['content-type']).toBe('application/pdf')
  await expect(page.locator('iframe[title="Guia para a impressora"]')).toBeAttached()
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
})
