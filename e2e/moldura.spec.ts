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
    expect(await mainColor(page)).toBe(chosen)
    await expect(page.locator('html')).toHaveAttribute('data-tema', 'escuro')
    release()
    await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
    await expect(page.locator('#esqueleto')).toHaveCount(0)
    await expect(page.getByRole('link', { name: marca })).toBeVisible()
  })
}

test('nada no esqueleto recebe o foco, que a página perderia', async ({ page, logIn }) => {
  await logIn()
  const release = await holdScripts(page)
  await page.goto('/portal/trocaSenha', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  release()
  await expect(page.getByLabel('Senha atual')).toBeVisible()
})

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

// The password of 100007 is near its end, which the header says.
for (const [login, width, height] of [
  ['100001', 360, 740],
  ['100001', 1366, 768],
  ['100007', 1366, 768],
] as const) {
  test(`a página toma o lugar do esqueleto sem piscar nem se mover (${login}, ${width} px)`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width, height })
    await logIn(login)
    await watchFrames(page)
    for (const address of ['/portal', '/portal/elegibilidade', '/portal/consultaGTOs']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { wrong: number; shift: number } }).seen,
      )
      expect(seen.wrong, address).toBe(0)
      expect(seen.shift, address).toBeLessThanOrEqual(0.01)
    }
  })
}

test('as folhas de estilo vêm na ordem: a do chão não vence a de um componente', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await expect(campo).toBeFocused()
  // The box around it shows the focus (control.module.css); base.css would draw a second one inside.
  await expect(campo).toHaveCSS('outline-style', 'none')
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

test('os links do menu e da moldura levam às suas páginas, cujo código vem quando o ponteiro chega', async ({
  page,
  open,
}) => {
  await open('/portal')
  const code = page.waitForRequest(/\/assets\/ElegibilidadePage-.*\.js$/)
  await page.getByRole('link', { name: 'Elegibilidade', exact: true }).hover()
  await code
  await expect(page).toHaveURL('/portal')
  await page.getByRole('link', { name: 'Elegibilidade', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  await page.getByRole('link', { name: 'Trocar senha' }).first().click()
  await expect(page.getByLabel('Senha atual')).toBeVisible()
})

test('na tela da recepção os destinos do dia estão no menu, sem abrir nada, e os grupos continuam', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open('/portal')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const destino of ['Elegibilidade', 'Solicitar autorização', 'Consultar guias', 'Cancelar guias']) {
    await expect(menu.getByRole('link', { name: destino, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await expect(menu.getByText('Atendimento', { exact: true }).first()).toBeVisible()
  // The others unfold as ever.
  await expect(menu.getByRole('link', { name: 'Trocar senha' })).toBeHidden()
  await menu.getByRole('button', { name: 'Autoatendimento' }).hover()
  await expect(menu.getByRole('link', { name: 'Trocar senha' })).toBeVisible()
})

test('no menu recolhido o grupo do dia se abre ao lado, como os outros', async ({ page, open }) => {
  await page.setViewportSize({ width: 1000, height: 768 })
  await open('/portal')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Consultar guias' })).toBeHidden()
  await menu.getByRole('button', { name: 'Atendimento', exact: true }).hover()
  await expect(menu.getByRole('link', { name: 'Consultar guias' })).toBeVisible()
})
