import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { axeTags, regrasDeCor } from '../apps/web/src/testing/axeTags.ts'
import { settleAnimations } from '../apps/web/src/testing/settleAnimations.ts'
import { settleFocus } from '../apps/web/src/testing/settleFocus.ts'
import { type Aquecido, openAquecido } from './aquecido.ts'
import { watchFocus } from './focusWatch.ts'

export const SENHA = 'Sorriso#2026'

type Person = {
  /** Logs in through the page, as one of the cast. */
  logIn: (login?: string, senha?: string) => Promise<void>
  /** Logs in and opens an address of the portal. */
  open: (path: string, login?: string) => Promise<void>
  /** axe finds nothing on what is on the screen; asked for the rules about colours alone, or for all. */
  expectAccessible: (pedido?: { soCores: boolean }) => Promise<void>
}

/** The page is there and answers: the skeleton, which has no `main`, has given way to it. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('#raiz main')).toBeVisible()
}

/** What is under the fold has its own height too, not the guessed one, over which its end covers what comes next. */
function layOutWhole(): void {
  const inteira = new CSSStyleSheet()
  inteira.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, inteira]
}

async function logIn(page: Page, login: string, senha: string): Promise<void> {
  await page.goto('/credenciado/login')
  await page.getByLabel('Código do credenciado').fill(login)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(
    page.getByRole('button', { name: 'Sair' }).or(page.getByRole('link', { name: 'Sair' })),
  ).toBeVisible()
  await expectAlive(page)
}

type DoTeste = Person & {
  /** For what stays on a browser after its page is gone, as a clock does: one that serves this test alone. */
  isApart: boolean
  noPageErrors: undefined
  focusKept: undefined
}
/** `origem`: where the portal is. */
type DoTrabalho = { origem: string; aquecido: Aquecido }

/** The page as a person of the cast uses it. Nothing may fail silently: an error of the page fails the test. */
export const test = base.extend<DoTeste, DoTrabalho>({
  origem: [`http://localhost:${process.env.E2E_PORT}`, { option: true, scope: 'worker' }],
  aquecido: [
    async ({ browser, origem }, use) => {
      const aquecido = await openAquecido(browser, origem)
      await use(aquecido)
      await aquecido.context.close()
    },
    { scope: 'worker' },
  ],
  isApart: [false, { option: true }],
  // A browser of another kind (`test.use({ hasTouch: true })`) is a context of its own too.
  context: async ({ aquecido, browser, hasTouch, isApart }, use) => {
    const isOwn = hasTouch || isApart
    const context = isOwn ? await browser.newContext() : aquecido.context
    await use(context)
    await (isOwn ? context.close() : aquecido.clear())
  },
  page: async ({ page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  focusKept: [
    async ({ context, aquecido }, use) => {
      const losses = context === aquecido.context ? aquecido.losses : await watchFocus(context)
      await use(undefined)
      // A page that goes away meanwhile has no focus to lose.
      await context
        .pages()
        .at(-1)
        ?.evaluate(settleFocus, 50)
        .catch(() => undefined)
      expect(losses).toEqual([])
    },
    { auto: true },
  ],
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Trusted/i.test(message.text())) {
          errors.push(message.text())
        }
      })
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) => {
    await use((login = '100001', senha = SENHA) => logIn(page, login, senha))
  },
  open: async ({ page }, use) => {
    await use(async (path, login = '100001') => {
      // What the login page sends without script; the page itself has tests of its own.
      const entrada = await page.request.post('/credenciado/login', {
        form: { login, senha: SENHA },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      // Whoever has terms to accept is led to them first.
      expect(entrada.url()).toMatch(/\/portal(\/termosPendentes)?$/)
      await page.goto(path)
      await expectAlive(page)
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(async ({ soCores } = { soCores: false }) => {
      await page.evaluate(settleAnimations)
      await page.evaluate(layOutWhole)
      // What passes need not be listed: listing it takes longer than judging it.
      // Its own page of results is only needed where there are frames, and costs more than the judging.
      const axe = new AxeBuilder({ page })
        .setLegacyMode(page.frames().length === 1)
        .options({ resultTypes: ['violations'] })
      const { violations } = await (soCores ? axe.withRules(regrasDeCor) : axe.withTags(axeTags)).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))])).toEqual(
        [],
      )
    })
  },
})

export { expect }
