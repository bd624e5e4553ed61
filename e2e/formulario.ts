import { expect, type Locator, type Page } from '@playwright/test'

/** Asks for a patient in the page's own field. */
export async function findPaciente(page: Page, cartao = '500000001'): Promise<void> {
  await page.getByRole('searchbox', { name: 'Paciente' }).fill(cartao)
  await page.keyboard.press('Enter')
}

/** From a logged-in page to the open guide of a patient, as the clinic gets there; answers its number. */
export async function releaseGuia(page: Page, cartao = '500000001'): Promise<string> {
  await page.goto('/portal/solicitarAutorizacao')
  await findPaciente(page, cartao)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
  return readAberta(page)
}

/** The number of the guide that has just been opened, once its events can be typed. */
export async function readAberta(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)
  await expect(linhaDeEvento(page)).toBeFocused()
  return page.url().replace(/.*\//, '')
}

/** The one way in for events; a guide opens with the focus in it. */
export const linhaDeEvento = (page: Page): Locator => page.getByRole('combobox', { name: 'Incluir evento' })

/** One event by its line: `26 OM 85100200`. */
export async function includeEvento(page: Page, linha: string): Promise<void> {
  await linhaDeEvento(page).fill(linha)
  await linhaDeEvento(page).press('Enter')
}

/** The rows of an event in the guide's table, by any of its words. */
export const rowsOf = (page: Page, palavras: string | RegExp): Locator =>
  page.getByRole('table', { name: 'Eventos da guia' }).getByRole('rowgroup').filter({ hasText: palavras })

/** The draft is on the server as the screen shows it. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
}

/** The status that the page of a sent guide tells. */
export const statusOf = (page: Page, rotulo: string | RegExp): Locator =>
  page.getByRole('complementary', { name: 'Situação da guia' }).getByRole('heading', { name: rotulo })

/** The steps of the guide's life, newest first; folded or not. */
export const historicoOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Histórico da guia', includeHidden: true })

/** The line of a folded section, which opens it. */
export const dobraOf = (page: Page, titulo: string): Locator =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: titulo, exact: true }) })

/** Opens a folded section, where it is not open by itself. */
export async function openDobra(page: Page, titulo: string): Promise<void> {
  const linha = dobraOf(page, titulo)
  await expect(linha).toBeVisible()
  if (!(await linha.evaluate(({ parentElement }) => parentElement?.hasAttribute('open')))) await linha.click()
}
