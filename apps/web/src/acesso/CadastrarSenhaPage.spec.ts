import type { Page } from '@playwright/test'
import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { hold, refuse } from '../../../../e2e/estadosPagina.ts'
import { expect, test } from '../../../../e2e/person.ts'

const ENDERECO = `/acesso/CadastrarSenha#fluxo=${'x'.repeat(43)}`
const NOVA = 'cavalo azul 77'

/** The link is good, whatever the server would say: these tests spend none. */
const accept = (page: Page, tipoFluxo: 'PA' | 'RS' = 'RS') =>
  page.route(`**${acesso.validateFluxo.path}*`, (route) =>
    route.fulfill({ json: { tipoFluxo, userLogin: '100001', expiraEm: '2030-01-01T00:00:00.000Z' } }),
  )

async function submit(page: Page): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(NOVA)
  await page.getByLabel('Confirme a nova senha').fill(NOVA)
  await page.getByRole('button', { name: 'Criar a senha' }).click()
}

test('CadastrarSenhaPage: carregando', async ({ page }) => {
  const release = await hold(page, ({ pathname }) => pathname === acesso.validateFluxo.path)
  await page.goto(ENDERECO)
  await expect(page.getByRole('img', { name: 'Conferindo o link' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: catalogoErros['API-ACE-0007'].titulo })).toBeFocused()
})

test('CadastrarSenhaPage: vazio', async ({ page }) => {
  await page.goto('/acesso/CadastrarSenha')
  await page.getByLabel('Código recebido').fill('K7QF-9M2X')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('alert')).toContainText('O código tem 12 letras e números.')
})

test('CadastrarSenhaPage: erro', async ({ page }) => {
  const { titulo, texto } = catalogoErros['API-GEN-0005']
  const mend = await refuse(page, acesso.validateFluxo, 'API-GEN-0005')
  await page.goto(ENDERECO)
  const falha = page.getByRole('alert').filter({ hasText: titulo })
  await expect(falha).toContainText(texto)
  await mend()
  await accept(page)
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible()
})

test('CadastrarSenhaPage: recusado', async ({ page }) => {
  await accept(page, 'PA')
  await page.goto(ENDERECO)
  await expect(page.getByRole('heading', { name: 'Crie a sua senha' })).toBeFocused()
  await refuse(page, acesso.createSenha, 'API-ACE-0004')
  await submit(page)
  await expect(page.getByText(catalogoErros['API-ACE-0004'].texto).first()).toBeVisible()
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue(NOVA)
})

test('CadastrarSenhaPage: o link que vence com o formulário aberto', async ({ page }) => {
  await accept(page)
  await page.goto(ENDERECO)
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await submit(page)
  await expect(page.getByRole('heading', { name: catalogoErros['API-ACE-0007'].titulo })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Pedir outro' })).toHaveAttribute('href', /esqueciMinhaSenha$/)
})

test('CadastrarSenhaPage: do primeiro acesso que vence, outro se pede no primeiro acesso', async ({
  page,
}) => {
  await accept(page, 'PA')
  await page.goto(ENDERECO)
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await submit(page)
  await expect(page.getByRole('link', { name: 'Pedir outro' })).toHaveAttribute('href', /primeiroAcesso$/)
})

test('CadastrarSenhaPage: outro link na mesma aba', async ({ page }) => {
  await page.goto(ENDERECO)
  await expect(page.getByRole('heading', { name: catalogoErros['API-ACE-0007'].titulo })).toBeFocused()
  await accept(page)
  await page.goto(`/acesso/CadastrarSenha#fluxo=${'y'.repeat(43)}`)
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/CadastrarSenha$/)
})
