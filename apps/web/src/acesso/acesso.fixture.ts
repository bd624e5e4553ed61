import { page } from 'vitest/browser'
import { applyMarca } from '../marca/applyMarca.ts'
import { findMarca } from '../marca/findMarca.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { theme } from '../ui/theme.ts'

/** Themes and widths in which the pages outside of the portal are looked at. */
export const telas = [
  ['claro', 360],
  ['escuro', 360],
  ['claro', 1440],
  ['escuro', 1440],
] as const

/** As the server writes the brand of an address in the page that it answers with. */
export const showMarca = (marca: string): void => applyMarca(findMarca(marca))

export async function showOn(tema: (typeof telas)[number][0], largura: number): Promise<void> {
  theme.choose(tema)
  await page.viewport(largura, 800)
}

/** axe finds nothing, and nothing lies beside the window. */
export async function expectGood(): Promise<void> {
  await expectAccessible()
  expectNoSideScroll()
}

/** The title of a step, which has the focus when the step is new. */
export const titulo = (name: string) => page.getByRole('heading', { level: 1, name })

/** What stops a form: the box that leads to the fields. */
export const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })

/** The page's address is given a flow's token, as a mail's link has it. */
export const followLink = (token: string): void => {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#fluxo=${token}`)
}

/** The rules of a new password, each with how it stands as a reader hears it. */
export const listRegras = (): string[] =>
  page
    .getByRole('list', { name: 'Regras da nova senha' })
    .getByRole('listitem')
    .elements()
    .map((regra) => regra.textContent)
