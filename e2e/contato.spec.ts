import type { Page } from '@playwright/test'
import { findPaciente } from './formulario.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

const telefone = (page: Page) => page.getByLabel('Telefone com DDD')

async function choosePaciente(page: Page, cartao: string): Promise<void> {
  await page.goto('/portal/solicitarAutorizacao')
  await findPaciente(page, cartao)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
}

const release = (page: Page) => page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()

test('o contato novo serve à guia na hora, e ao cadastro quando o paciente o confirma', async ({
  page,
  open,
}) => {
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
    `Vale para a guia em andamento; entra no cadastro quando o paciente confirmar pela mensagem enviada a m***@e*****.com. Até lá o cadastro tem ${antes.replace(' ', '\u00a0')}.`,
  )
  await expect(page.getByLabel('E-mail')).toHaveValue('novo@exemplo.com')
  await telefone(page).fill(antes)
  await page.getByLabel('E-mail').fill('')
  await release(page)
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Mudança em espera retirada')

  await choosePaciente(page, '500000001')
  await telefone(page).fill('11 97777-6666')
  await release(page)
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Contato em confirmação')

  await page.goto('/caixaLocal')
  const carta = page.getByRole('article').filter({ hasText: 'mariana.ribeiro@example.com' })
  await expect(async () => {
    await page.reload()
    await expect(carta).toBeVisible({ timeout: 500 })
  }).toPass()
  await carta.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Confirme o seu novo contato' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
  await expect(page.getByRole('heading', { name: 'Contato confirmado' })).toBeVisible()

  await page.goto('/portal/elegibilidade')
  await findPaciente(page)
  const contato = page.getByRole('definition').filter({ hasText: '(11) 97777-6666' })
  await expect(contato).toBeVisible()
  await expect(contato).not.toContainText('Em confirmação')
})
