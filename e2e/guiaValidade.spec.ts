import type { Page } from '@playwright/test'
import { guia as contrato } from '../packages/contract/src/guia.ts'
import { historicoOf, statusOf } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

const DIA_MS = 86_400_000
const dayIn = (dias: number) =>
  new Date(Date.now() + dias * DIA_MS).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** A password is good for months: the page is told that this one's end is near, until it is renewed. */
async function bringNear(page: Page, dias: number): Promise<void> {
  await page.route(`**${contrato.getGuiaDetalhada.path}?*`, async (route) => {
    const answer = await route.fetch()
    const guia = await answer.json()
    const validadeSenha = guia.senhaRenovadaEm ? guia.validadeSenha : dayIn(dias)
    await route.fulfill({ response: answer, json: { ...guia, validadeSenha } })
  })
}

test('a senha que vence logo avisa, e uma tecla a renova', async ({ page, open, expectAccessible }) => {
  await open('/portal')
  const numero = await createGuia(page, ['46 O 85100196'])
  await bringNear(page, 4)
  await page.goto(`/portal/guia/${numero}`)
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  const aviso = page.getByText('Últimos dias da validade da senha')
  await expect(aviso).toBeVisible()
  await expect(page.getByText('Uma única renovação estende a validade.')).toBeVisible()
  // The side of a small screen scrolls, and a reader without a mouse must get there.
  await page.setViewportSize({ width: 1366, height: 768 })
  await expectAccessible()

  // Where the banner's own button has the focus, it goes with the banner.
  await page.getByRole('button', { name: 'Renovar senha' }).focus()
  await page.keyboard.press('Alt+v')
  await expect(page.getByText('A senha da guia foi renovada.').first()).toBeVisible()
  await expect(aviso).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Autorizada' })).toBeFocused()
  await expect(historicoOf(page)).toContainText(/Renovar senha[\s\S]*Nova validade: \d\d\/\d\d\/\d{4}/)
  // Once, and no second time by the key.
  await page.keyboard.press('Alt+v')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Renovar senha/ })).toContainText(
    'A senha desta guia já foi renovada',
  )
})
