import { expect, SENHA, test } from './person.ts'

test('a página que volta com a recusa da entrada começa por ela', async ({ page, expectAccessible }) => {
  await page.goto('/credenciado/login')
  await page.getByLabel('Código do credenciado').fill('999998')
  await page.getByLabel('Senha', { exact: true }).fill('nao-e-esta')
  // As whoever types faster than the script comes: the form posts by itself.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  const recusa = page.getByRole('alert')
  await expect(recusa).toContainText('Código ou senha não conferem.')
  await expect(recusa).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Código do credenciado')).toBeFocused()
})

test('a busca recusada diz no campo quanto esperar, em voz alta', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/elegibilidade')
  const recusa = {
    codigo: 'API-ELE-0003',
    mensagem: 'Foram muitas consultas.',
    requisicao: crypto.randomUUID(),
  }
  await page.route('**/elegibilidade/busca', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '37' }, json: recusa }),
  )
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await campo.fill('500000001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'Foram muitas consultas de beneficiários em pouco tempo. Aguarde um pouco e tente de novo. Espere 37 segundos.',
  )
  await expect(campo).toBeFocused()
  await expect(campo).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})

test('quem troca a senha pode ver o que digita', async ({ page, open, expectAccessible }) => {
  await open('/portal/trocaSenha')
  await page.getByLabel('Senha atual').fill(SENHA)
  const nova = page.getByLabel('Nova senha', { exact: true })
  await nova.fill('cavalo azul 77')
  await expect(nova).toHaveAttribute('type', 'password')
  const mostrar = page.getByRole('checkbox', { name: 'Mostrar o que digito' })
  await mostrar.focus()
  await page.keyboard.press('Space')
  for (const nome of ['Senha atual', 'Nova senha', 'Confirme a nova senha'])
    await expect(page.getByLabel(nome, { exact: true })).toHaveAttribute('type', 'text')
  await expect(nova).toHaveValue('cavalo azul 77')
  await expectAccessible()
  await page.keyboard.press('Space')
  await expect(nova).toHaveAttribute('type', 'password')
})
