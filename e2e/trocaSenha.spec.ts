import { expect, SENHA, test } from './person.ts'

for (const [caso, novaSenha, texto, regra] of [
  ['uma senha comum', 'corvette', 'Esta senha é muito comum. Escolha outra.', /^Não é uma senha comum/],
  [
    'o CRO',
    'cavalo 45.128 azul',
    'A senha não pode conter o nome da rede, o ano, o seu código, o seu CRO nem o seu CPF ou CNPJ.',
    /^Sem o nome da rede/,
  ],
  ['a senha atual', SENHA, 'A nova senha precisa ser diferente da atual.', /^Diferente da senha atual/],
] as const) {
  test(`a troca de senha recusa ${caso}, no campo e na lista`, async ({ page, open, expectAccessible }) => {
    await open('/portal/trocaSenha')
    await page.getByLabel('Senha atual').fill(SENHA)
    const nova = page.getByLabel('Nova senha', { exact: true })
    await nova.fill(novaSenha)
    await page.getByLabel('Confirme a nova senha').fill(novaSenha)
    await page.getByRole('button', { name: 'Trocar a senha' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: texto })).toBeVisible()
    await expect(nova).toHaveAttribute('aria-invalid', 'true')
    await expect(nova).toHaveAccessibleDescription(new RegExp(texto.slice(0, 30)))
    const regras = page.getByRole('list', { name: 'Regras da nova senha' })
    await expect(regras.getByRole('listitem').filter({ hasText: regra })).toContainText('ainda não atendida')
    await expectAccessible()
  })
}
