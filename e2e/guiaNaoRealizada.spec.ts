import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

const hoje = () => new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

test('o que não foi feito se diz ao encaminhar, e a guia segue', async ({ page, open, expectAccessible }) => {
  await open('/portal')
  const numero = await createGuia(page, ['38 O 85100196', '48 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  const acoes = page.getByRole('region', { name: 'Ações da guia' })
  const encaminhar = acoes.getByRole('button', { name: 'Encaminhar para pagamento' })
  const primeira = page.getByRole('textbox', { name: /^Data de realização de/ }).first()
  await primeira.fill(hoje())
  await primeira.press('Enter')
  await acoes.getByRole('button', { name: 'Assinar guia' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Assinar guia' }).click()
  await expect(encaminhar).not.toHaveAttribute('aria-disabled', 'true')
  await encaminhar.click()
  const dialogo = page.getByRole('alertdialog')
  await expect(dialogo).toContainText('Sem data de realização (1):')
  await expectAccessible()
  // Nothing is taken for granted: without the word it does not go on.
  await dialogo.getByRole('button', { name: 'Encaminhar para pagamento' }).click()
  await expect(dialogo.getByRole('alert')).toContainText('Confirme que estes eventos não foram realizados')
  await dialogo.getByRole('checkbox', { name: /Este evento não foi realizado/ }).check()
  await dialogo.getByRole('button', { name: 'Encaminhar para pagamento' }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('Não realizado', { exact: true }).first()).toBeVisible()
})
