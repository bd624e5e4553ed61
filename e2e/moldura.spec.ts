import type { Page } from '@playwright/test'
import { expect, test } from './person.ts'

/** Holds back every script of the page; the call returned lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  return release
}

const mainColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cor-moldura'))

for (const [login, marca] of [
  ['100001', 'Aurora Odonto'],
  ['200001', 'Meridiano Dental'],
] as const) {
  test(`o esqueleto aparece antes do script, na marca ${marca} e no tema escolhido`, async ({
    page,
    logIn,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await logIn(login)
    await page.getByRole('button', { name: /^Tema/ }).click()
    await page.getByRole('menuitem', { name: 'Escuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'escuro')
    const chosen = await mainColor(page)
    const release = await holdScripts(page)
    await page.goto('/portal/elegibilidade', { waitUntil: 'commit' })
    await expect(page.locator('#esqueleto').getByText(marca).first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
    // Nothing in it takes the focus, which the page would lose.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    expect(await mainColor(page)).toBe(chosen)
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'escuro')
    release()
    await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
    await expect(page.locator('#esqueleto')).toHaveCount(0)
    await expect(page.getByRole('link', { name: marca })).toBeVisible()
  })
}

/** Frames in which neither skeleton nor page stood, or both did, and how far things moved. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { wrong: 0, shift: 0 }
    Object.assign(window, { seen })
    let began = false
    const look = () => {
      const frames = [...document.querySelectorAll('main, #esqueleto')].filter((one) => one.checkVisibility())
      began ||= frames.length > 0
      if (began && frames.length !== 1) seen.wrong++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('a página toma o lugar do esqueleto sem piscar nem se mover', async ({ page, open }) => {
  await watchFrames(page)
  // The password of 100007 is near its end, which the header says.
  for (const [login, width, height] of [
    ['100001', 360, 740],
    ['100001', 1366, 768],
    ['100007', 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const address of ['/portal', '/portal/elegibilidade', '/portal/consultaGTOs']) {
      await open(address, login)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { wrong: number; shift: number } }).seen,
      )
      expect(seen.wrong, `${login}, ${width} px, ${address}`).toBe(0)
      expect(seen.shift, `${login}, ${width} px, ${address}`).toBeLessThanOrEqual(0.01)
    }
  }
})

test('as teclas que seguem Ctrl+K chegam todas à busca, numa página que ninguém abriu antes', async ({
  page,
  logIn,
}) => {
  await logIn()
  for (const address of ['/portal/elegibilidade', '/portal/consultaGTOs', '/portal']) {
    await page.goto(address)
    // Once the frame is alive, before anything that it fetches by itself
    await page.locator('#busca').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('500000001', { delay: 20 })
    await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toHaveValue('500000001')
  }
})

test('o código de uma página vem quando o ponteiro chega ao seu link, e as folhas de estilo na sua ordem', async ({
  page,
  open,
}) => {
  await open('/portal')
  const code = page.waitForRequest(/\/assets\/ElegibilidadePage-.*\.js$/)
  await page.getByRole('link', { name: 'Elegibilidade', exact: true }).hover()
  await code
  await expect(page).toHaveURL('/portal')
  await page.getByRole('link', { name: 'Elegibilidade', exact: true }).click()
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await expect(campo).toBeFocused()
  // The box around it shows the focus (control.module.css); base.css would draw a second one inside.
  await expect(campo).toHaveCSS('outline-style', 'none')
})
