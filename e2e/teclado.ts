import { expect, type Locator, type Page } from '@playwright/test'
import { dobraOf, linhaDeEvento, readAberta } from './formulario.ts'
import { expectAlive, SENHA } from './person.ts'

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const leave = (page: Page): Locator =>
  button(page, 'Sair').or(page.getByRole('link', { name: 'Sair' }))

/** More stops than any page has: a place that the key does not reach fails the test. */
const PARADAS = 200

/** Walks with Tab, or with the arrows of a list, until the place has the focus, as whoever has no mouse does. */
export async function walkTo(place: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible()
  const { keyboard } = place.page()
  for (let parada = 0; parada < PARADAS; parada++) {
    if (await place.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await keyboard.press(key)
  }
  throw new Error(`${place} não é alcançado com ${key}`)
}

/** Walks to a control and acts on it, once it no longer says why it cannot be used. */
export async function pressOn(place: Locator, key = 'Enter'): Promise<void> {
  await walkTo(place)
  await expect(place).toBeEnabled()
  await place.page().keyboard.press(key)
}

/** Walks to a field and types in it. */
export async function typeIn(place: Locator, text: string): Promise<void> {
  await walkTo(place)
  await place.page().keyboard.type(text)
}

/** Goes to a screen through the search of everything. */
export async function goTo(page: Page, palavras: string, tela: string): Promise<void> {
  await expect(page.locator('#busca'), 'a tela responde').toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
  await page.keyboard.type(palavras)
  await expect(page.getByRole('button', { name: tela }).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: tela })).toBeVisible()
}

/** Answers the browser's own file window, opened by a key. */
export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const escolher = page.getByRole('button', { name: 'Escolher arquivos' })
  const dobra = dobraOf(page, 'Imagens')
  await expect(escolher.or(dobra).first()).toBeVisible()
  // What an open fold holds may still be on its way, and it may open by itself: pressed again, it would close.
  const isFechada = async () =>
    (await dobra.evaluateAll((linhas) => linhas.map((linha) => !linha.closest('details')?.open))).includes(
      true,
    )
  if (await isFechada()) await walkTo(dobra)
  if (await isFechada()) await page.keyboard.press('Enter')
  await walkTo(escolher)
  const chooser = page.waitForEvent('filechooser')
  await pressOn(escolher)
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
}

export async function logInByKeyboard(page: Page, login = '100001'): Promise<void> {
  await page.goto('/credenciado/login')
  await typeIn(page.getByLabel('Código do credenciado'), login)
  await typeIn(page.getByLabel('Senha', { exact: true }), SENHA)
  await page.keyboard.press('Enter')
  await expect(leave(page)).toBeVisible()
  await expectAlive(page)
}

export async function typePaciente(page: Page, cartao: string): Promise<void> {
  await typeIn(page.getByRole('searchbox', { name: 'Paciente' }), cartao)
  await page.keyboard.press('Enter')
}

/** From the patient on the screen of the authorisation to the open guide; answers its number. */
export async function releaseByKeyboard(page: Page, especialidade: string): Promise<string> {
  // The browser's own list goes to the answer whose name begins with what is typed
  await typeIn(page.getByRole('combobox', { name: 'Especialidade' }), especialidade)
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
  await pressOn(page.getByRole('button', { name: 'Liberar senha e abrir a guia' }))
  return readAberta(page)
}

export async function typeLinha(page: Page, linha: string): Promise<void> {
  await page.keyboard.press('Alt+r')
  await expect(linhaDeEvento(page)).toBeFocused()
  await page.keyboard.type(linha)
  await page.keyboard.press('Enter')
}

/** A yes or no in front of the page: the safe answer has the focus, the other one is walked to. */
export async function confirm(page: Page, pergunta: RegExp, resposta: string): Promise<void> {
  const dialogo = page.getByRole('alertdialog', { name: pergunta })
  await expect(dialogo.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await pressOn(dialogo.getByRole('button', { name: resposta }))
  await expect(dialogo).toBeHidden()
}
