import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

test('do sino ao comunicado lido e de volta, só com o teclado', async ({ page, open, portal }) => {
  await changeRows(portal.dataDir, 'delete from leitura_comunicado_login where codigo_credenciado = 100009')
  await open('/portal', '100009')
  await page.getByRole('button', { name: /^Avisos, \d+ não lidos/ }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Avisos' })
    .getByRole('link', { name: /comunicados não lidos/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/portal\/comunicados$/)
  // The page before it, which stays until this one is there, tells of unread ones too.
  await expect(page.getByText(/^\d+ comunicados$/)).toBeVisible()
  const naoLidos = page.getByText('Não lido', { exact: true })
  const antes = await naoLidos.count()

  await page.getByRole('searchbox', { name: 'Procurar nos comunicados' }).fill('OPERADORA prazos')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 comunicado', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Fim de ano: atendimento da operadora' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Fim de ano: atendimento da operadora' })).toBeFocused()
  await page.getByRole('link', { name: 'Voltar aos comunicados' }).press('Enter')
  await expect(page).toHaveURL(/\?texto=OPERADORA\+prazos$/)
  await expect(page.getByRole('link', { name: 'Fim de ano: atendimento da operadora' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Procurar nos comunicados' }).fill('')
  await expect(naoLidos).toHaveCount(antes - 1)
  // Read once is read for good.
  await page.reload()
  await expect(naoLidos).toHaveCount(antes - 1)
  await page.getByRole('button', { name: 'Imagens' }).press('Space')
  await expect(page).toHaveURL(/tags=Imagens/)
  await expect(page.getByRole('button', { name: 'Imagens' })).toHaveAttribute('aria-pressed', 'true')
})
