import type { Page } from '@playwright/test'
import { dobraOf, historicoOf, includeEvento, linhaDeEvento, rowsOf, statusOf } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'
import { pressOn, walkTo } from './teclado.ts'

/** Opens a complementary guide from the main one on the screen, by keyboard; answers its number. */
async function releaseComplementar(page: Page, principal: number): Promise<string> {
  await page.goto(`/portal/guia/${principal}`)
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  await pressOn(page.getByRole('button', { name: 'Mais ações' }))
  await walkTo(page.getByRole('menuitem', { name: 'Liberar guia complementar' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `guia ${principal}` })).toBeVisible()
  return page.url().replace(/.*\//, '')
}

test('a complementar recusa o que precisa da auditoria, diz o caminho e aceita o resto', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const principal = await createGuia(page, ['45 O 85100196'], '500000001')
  const numero = await releaseComplementar(page, principal)
  // The page that was left has taken the button along: the work begins in the new guide.
  await expect(linhaDeEvento(page)).toBeFocused()
  await expect(historicoOf(page)).toContainText('Liberar guia complementar, a partir da guia principal')

  // It has no use for a justification, and no field or key of one.
  await expect(dobraOf(page, 'Observação')).toBeVisible()
  await expect(dobraOf(page, 'Justificativa técnica')).toHaveCount(0)

  await includeEvento(page, 'S1 85300039')
  const raspagem = rowsOf(page, '85.300.039')
  await expect(raspagem).toContainText('Só em guia principal')
  const passos = page.getByRole('complementary', { name: 'Envio da guia' }).getByRole('listitem')
  await expect(passos.filter({ hasText: 'Levar a uma guia principal' })).toContainText(
    '1 evento não cabe aqui',
  )
  // It lacks an image too, which would not be enough.
  await expect(passos.filter({ hasText: 'Anexar as imagens iniciais' })).toHaveCount(0)
  await expect(page.getByText('Conferido com a operadora agora.')).toBeVisible()

  await page.keyboard.press('Control+Enter')
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await expect(resumo.locator('..')).toBeFocused()
  await expect(resumo).toContainText(/Raspagem .* na região S1 .* inclua em uma guia principal/)
  await expectAccessible()
  await pressOn(resumo.getByRole('link'))
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))

  await pressOn(raspagem.getByRole('button', { name: /^Remover/ }))
  await includeEvento(page, '47 O 85100196')
  await expect(rowsOf(page, '85.100.196')).toContainText('Seria aprovado')
  await page.keyboard.press('Control+Enter')
  await expect(statusOf(page, 'Guia complementar enviada')).toBeVisible()
})

test('cancelar a principal avisa da complementar e a leva junto', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const principal = await createGuia(page, ['36 O 85100196'])
  const complementar = await releaseComplementar(page, principal)
  await page.goto(`/portal/guia/${principal}`)
  await pressOn(page.getByRole('button', { name: 'Mais ações' }))
  await walkTo(page.getByRole('menuitem', { name: 'Cancelar guia' }), 'ArrowDown')
  await page.keyboard.press('Enter')
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
  await expect(historicoOf(page)).toContainText('Cancelar guia')
})
