import type { Page } from '@playwright/test'
import { historicoOf, includeEvento, linhaDeEvento, openDobra, statusOf } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'
import { pressOn, walkTo } from './teclado.ts'

async function chooseAcao(page: Page, rotulo: string): Promise<void> {
  await pressOn(page.getByRole('button', { name: 'Mais ações' }))
  await walkTo(page.getByRole('menuitem', { name: rotulo }), 'ArrowDown')
  await page.keyboard.press('Enter')
}

test('a complementar nasce da principal, é enviada, e a principal cancelada a leva junto', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const principal = await createGuia(page, ['36 O 85100196'])
  await page.goto(`/portal/guia/${principal}`)
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  await chooseAcao(page, 'Liberar guia complementar')
  await expect(page.getByRole('link', { name: `guia ${principal}` })).toBeVisible()
  const complementar = page.url().replace(/.*\//, '')
  // The page that was left has taken the button along: the work begins in the new guide.
  await expect(linhaDeEvento(page)).toBeFocused()
  await expect(historicoOf(page)).toContainText('Guia complementar liberada, a partir da guia principal')
  await openDobra(page, 'Eventos da guia principal')
  const eventos = page.getByRole('list', { name: 'Eventos da guia principal' }).getByRole('listitem')
  await expect(eventos).toHaveText(/^36 O.*85\.100\.196 .*Aprovado$/)

  await includeEvento(page, '47 O 85100196')
  await expect(page.getByText('Conferido com a operadora.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(statusOf(page, 'Guia complementar enviada')).toBeVisible()

  await page.goto(`/portal/guia/${principal}`)
  await chooseAcao(page, 'Cancelar guia')
  const dialogo = page.getByRole('dialog', { name: `Cancelar a guia ${principal}?` })
  await expect(dialogo).toContainText(`a guia complementar ${complementar} também é cancelada`)
  await expect(dialogo.getByRole('textbox', { name: 'Motivo do cancelamento' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('Paciente mudou de cidade.')
  await pressOn(dialogo.getByRole('button', { name: 'Cancelar guia' }))
  await expect(statusOf(page, 'Cancelada')).toBeVisible()

  await pressOn(page.getByRole('link', { name: `Guia ${complementar}` }))
  await expect(page.getByRole('heading', { level: 1, name: `Guia ${complementar}` })).toBeVisible()
  // The title, or what became of the guide where that came first: a page begins where its reading does.
  await expect(page.locator('#titulo:focus, [data-parte=linha] h2:focus')).toBeVisible()
  await expect(statusOf(page, 'Cancelada')).toBeVisible()
  await expect(historicoOf(page)).toContainText('Guia cancelada')
})
