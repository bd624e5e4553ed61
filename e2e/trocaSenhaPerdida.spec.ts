import { test } from './linhaCortada.ts'
import { expect, SENHA } from './person.ts'

test('uma troca de senha cuja resposta se perdeu diz que a senha pode ter sido trocada', async ({
  page,
  open,
  logIn,
  linha,
  expectAccessible,
}) => {
  const nova = 'Girassol!amarelo42'
  await open('/portal/trocaSenha', '100002')
  linha.cut('/api/auth/credenciado/trocarSenha')
  await page.getByLabel('Senha atual').fill(SENHA)
  await page.getByLabel('Nova senha', { exact: true }).fill(nova)
  await page.getByLabel('Confirme a nova senha').fill(nova)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
  await expect(page.getByText('Entre com a senha nova; se não entrar, use a antiga.')).toBeVisible()
  await expectAccessible()

  await logIn('100002', nova)
  await page.goto('/SessaoEncerrada')
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
  await expect(page.getByText('A senha pode ter sido trocada')).toBeHidden()
})
