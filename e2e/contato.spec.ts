import type { Page } from '@playwright/test'
import { findPaciente } from './formulario.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

// An operator who does not answer within the test: what was asked for goes on waiting.
test.use({ ritmo: '3600' })
test.setTimeout(120_000)

const telefone = (page: Page) => page.getByLabel('Telefone com DDD')

async function choosePaciente(page: Page, cartao: string): Promise<void> {
  await page.goto('/portal/solicitarAutorizacao')
  await findPaciente(page, cartao)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
}

const release = (page: Page) => page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()

test('o contato novo aparece com "em confirmação" até a operadora confirmar', async ({ page, open }) => {
  await open('/portal')
  await choosePaciente(page, '500000001')
  const antes = await telefone(page).inputValue()
  await telefone(page).fill('11 97777-6666')
  await page.getByLabel('E-mail').fill('novo@exemplo.com')
  await release(page)
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Contato em confirmação')
  await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)

  await choosePaciente(page, '500000001')
  await expect(telefone(page)).toHaveValue('(11) 97777-6666')
  await expect(telefone(page)).toHaveAccessibleDescription(
    `Em confirmação pela operadora. Até lá vale ${antes.replace(' ', '\u00a0')}.`,
  )
  await expect(page.getByLabel('E-mail')).toHaveValue('novo@exemplo.com')

  await page.goto('/portal/elegibilidade')
  await findPaciente(page)
  for (const contato of ['(11) 97777-6666', 'novo@exemplo.com'])
    await expect(page.getByRole('definition').filter({ hasText: contato })).toContainText('Em confirmação')

  await choosePaciente(page, '500000001')
  await telefone(page).fill(antes)
  await page.getByLabel('E-mail').fill('')
  await release(page)
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Mudança em espera retirada')
})
