import type { Page } from '@playwright/test'
import { acesso } from '@portal/contract/acesso.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { describeEstados, hold, refuse } from '../../../../e2e/estadosPagina.ts'
import { expect, SENHA } from '../../../../e2e/person.ts'

const NOVA = 'cavalo azul 77'

async function submit(page: Page, atual: string): Promise<void> {
  await page.getByLabel('Senha atual').fill(atual)
  await page.getByLabel('Nova senha', { exact: true }).fill(NOVA)
  await page.getByLabel('Confirme a nova senha').fill(NOVA)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
}

describeEstados('TrocaSenhaPage', {
  // The form asks for nothing: what may be on its way is its own code.
  carregando: async ({ page, open }) => {
    const release = await hold(page, /\/assets\/TrocaSenhaPage-.*\.js$/)
    await open('/portal/trocaSenha')
    await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
    release()
    await expect(page.getByLabel('Senha atual')).toBeVisible()
  },
  vazio: async ({ page, open }) => {
    await open('/portal/trocaSenha')
    await page.getByRole('button', { name: 'Trocar a senha' }).click()
    const resumo = page.getByRole('alert')
    await expect(resumo).toContainText('Informe a senha atual.')
    await expect(resumo).toContainText('Informe a nova senha.')
  },
  erro: async ({ page, open }) => {
    await open('/portal/trocaSenha')
    await refuse(page, acesso.updateSenha, 'API-GEN-0005')
    await submit(page, SENHA)
    await expect(page.getByText(catalogoErros['API-GEN-0005'].texto).first()).toBeVisible()
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue(NOVA)
  },
  recusado: async ({ page, open }) => {
    await open('/portal/trocaSenha', '100010')
    await submit(page, 'esta não é a senha')
    const atual = page.getByLabel('Senha atual')
    await expect(atual).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '#senha')
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue(NOVA)
  },
})
