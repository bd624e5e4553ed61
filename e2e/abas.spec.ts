import type { Page } from '@playwright/test'
import { changeElsewhere, createGuia } from './guiaPronta.ts'
import { expect, expectAlive, test } from './person.ts'

/** As a tab that the person leaves for another: the browser of the tests shows all of them at once. */
async function showTab(page: Page, visibilityState: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibilityState)
}

async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(address)
  await expectAlive(tab)
  return tab
}

const isFluxo = (url: string) => url.includes('/gto/acompanhamento')

test('guias abertas em outras abas não tomam as conexões do portal', async ({ page, open }) => {
  test.slow()
  await open('/portal')
  const address = `/portal/guia/${await createGuia(page, [])}`
  // As many as the connections that a browser opens.
  for (let n = 0; n < 6; n++) {
    const tab = await page.context().newPage()
    const fluxo = tab.waitForResponse((answer) => isFluxo(answer.url()))
    await tab.goto(address)
    await fluxo
    await showTab(tab, 'hidden')
  }
  const outra = await openTab(page, '/portal/elegibilidade')
  await expect(outra.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
})

test('uma guia que volta a ser vista mostra o que mudou', async ({ page, open }) => {
  await open('/portal')
  const numeroFicha = await createGuia(page, [])
  const tab = await openTab(page, `/portal/guia/${numeroFicha}`)
  await showTab(tab, 'hidden')
  await changeElsewhere(page, numeroFicha)
  const relida = tab.waitForResponse((answer) =>
    answer.url().includes(`detalhada?numeroFicha=${numeroFicha}`),
  )
  await showTab(tab, 'visible')
  await relida
})
