import type { Page } from '@playwright/test'
import { historicoOf } from './formulario.ts'
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

test('guias em abas que ninguém vê não tomam as conexões, e vistas de novo mostram o que mudou', async ({
  page,
  open,
}) => {
  test.slow()
  await open('/portal')
  const numeroFicha = await createGuia(page, [])
  const abas: Page[] = []
  // As many as the connections that a browser opens.
  for (let n = 0; n < 6; n++) {
    const tab = await page.context().newPage()
    const fluxo = tab.waitForResponse((answer) => isFluxo(answer.url()))
    await tab.goto(`/portal/guia/${numeroFicha}`)
    await fluxo
    await showTab(tab, 'hidden')
    abas.push(tab)
  }
  const outra = await openTab(page, '/portal/elegibilidade')
  await expect(outra.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
  await changeElsewhere(page, numeroFicha)
  const [primeira] = abas
  if (!primeira) throw new Error('no tab was opened')
  await showTab(primeira, 'visible')
  await expect(historicoOf(primeira)).toContainText('Ocorrência registrada')
})
