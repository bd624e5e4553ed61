import { expect } from './person.ts'
import { test } from './portal.ts'

test('do início ao prazo: resolver, desistir com motivo e voltar atrás, só com o teclado', async ({
  page,
  open,
}) => {
  await open('/portal')
  // A card that comes late moves the others, and the key with them.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver prazos' }).press('Enter')
  await expect(page).toHaveURL(/\/portal\/prazos$/)
  const tabela = page.getByRole('table', { name: 'Prazos' })
  await expect(tabela).toBeVisible()
  const total = page.locator('#conteudo').getByText(/^\d+ prazos/)
  const antes = Number(/^\d+/.exec((await total.textContent()) ?? '')?.[0])
  await page.getByRole('button', { name: 'Ordenar por valor' }).press('Enter')
  await expect(page).toHaveURL(/ordem=valor/)
  await expect(page.getByRole('button', { name: 'Ordenar por prazo' })).toBeFocused()

  const primeira = tabela.getByRole('row').nth(1)
  const mais = await primeira.getByRole('button', { name: /^Mais ações: / }).getAttribute('aria-label')
  const objeto = mais?.split(': ')[1] ?? ''
  // By its name: the rows may still be taking their new order.
  await tabela
    .getByRole('button', { name: `Mais ações: ${objeto}` })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Desistir deste prazo' }).press('Enter')
  const dialogo = page.getByRole('dialog', { name: `Desistir: ${objeto}` })
  await expect(dialogo.getByLabel('Motivo')).toBeFocused()
  await page.keyboard.type('O paciente mudou de cidade.')
  await page.keyboard.press('Control+Enter')
  await expect(dialogo).toHaveCount(0)
  await expect(total).toContainText(new RegExp(`^${antes - 1} prazo`))

  await page.getByRole('tab', { name: 'Desistências' }).press('Enter')
  await expect(tabela).toContainText('O paciente mudou de cidade.')
  await tabela
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /Retirar a desistência/ })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Nenhuma desistência' })).toBeVisible()

  await page.getByRole('tab', { name: 'Em aberto' }).press('Enter')
  await expect(total).toContainText(new RegExp(`^${antes} prazos`))
  const imagem = tabela.getByRole('link', { name: /^Enviar imagem inicial: / }).first()
  await imagem.press('Enter')
  // The slot of the image that is missing, and not merely the guide.
  await expect(page).toHaveURL(/\/portal\/envioImagensTratamento\?guia=\d+#imagem-\d+-inicial$/)
  await expect(page.getByRole('button', { name: /^Escolher arquivos: Inicial, / }).first()).toBeFocused()
})
