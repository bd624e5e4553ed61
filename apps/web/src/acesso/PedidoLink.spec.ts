import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { hold, refuse } from '../../../../e2e/estadosPagina.ts'
import { expect, test } from '../../../../e2e/person.ts'

for (const [endereco, route] of [
  ['/acesso/esqueciMinhaSenha', acesso.requestSenhaEsquecida],
  ['/acesso/primeiroAcesso', acesso.requestPrimeiroAcesso],
] as const) {
  test(`${endereco}: vazio, espera, erro e recusa`, async ({ page }) => {
    await page.goto(endereco)
    const codigo = page.getByLabel('Código do credenciado')
    const continuar = page.getByRole('button', { name: 'Continuar' })
    await codigo.fill('12a')
    await continuar.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '#codigo')
    await expect(codigo).toHaveAttribute('aria-invalid', 'true')

    const mend = await refuse(page, acesso.getOpcoes, 'API-GEN-0005')
    await codigo.fill('988001')
    await continuar.click()
    await expect(page.getByText(catalogoErros['API-GEN-0005'].texto).first()).toBeVisible()
    await expect(codigo).toHaveValue('988001')
    await mend()

    const release = await hold(page, ({ pathname }) => pathname === acesso.getOpcoes.path)
    await continuar.click()
    await expect(continuar).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Onde quer receber?' })).toBeFocused()

    const open = await refuse(page, route, 'API-ACE-0004')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText(catalogoErros['API-ACE-0004'].texto).first()).toBeVisible()
    await open()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confira o seu e-mail' })).toBeFocused()
  })
}

for (const [login, palavra] of [
  ['100007', 'Trocar senha: expira em 3 dias'],
  ['100001', 'Trocar senha'],
] as const) {
  test(`o cabeçalho de ${login} diz "${palavra}"`, async ({ page, open }) => {
    await open('/portal', login)
    await expect(page.getByRole('navigation', { name: 'Conta' }).getByRole('link')).toHaveText(palavra)
    const aviso = page.getByText('Sua senha de acesso expira em 3 dias')
    await expect(aviso).toHaveCount(login === '100007' ? 1 : 0)
  })
}
