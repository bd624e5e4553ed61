import type { Page } from '@playwright/test'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { findPaciente } from './formulario.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

// An operator who does not answer within the test: what was asked for goes on waiting.
test.use({ ritmo: '3600' })
test.describe.configure({ mode: 'default', timeout: 120_000 })

const telefone = (page: Page) => page.getByLabel('Telefone com DDD')

async function choosePaciente(page: Page, cartao: string): Promise<void> {
  await page.goto('/portal/solicitarAutorizacao')
  await findPaciente(page, cartao)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
}

const release = (page: Page) => page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()

const telas = [
  ['claro, 360 px', 'light', 360],
  ['escuro, 360 px', 'dark', 360],
  ['claro, 1366 px', 'light', 1366],
  ['escuro, 1366 px', 'dark', 1366],
] as const

test('o contato novo aparece com "em confirmação" até a operadora confirmar', async ({
  page,
  open,
  expectAccessible,
}) => {
  const expectFits = async (nome: string) => {
    for (const [tela, colorScheme, width] of telas) {
      await test.step(`${nome} (${tela})`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible()
        await expectNoSideScroll(page)
      })
    }
  }

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
  await expect(page.getByRole('status').filter({ hasText: 'Em confirmação' })).toBeVisible()
  await expectFits('autorização')

  await page.goto('/portal/elegibilidade')
  await findPaciente(page)
  for (const contato of ['(11) 97777-6666', 'novo@exemplo.com'])
    await expect(page.getByRole('definition').filter({ hasText: contato })).toContainText('Em confirmação')
  await expectFits('elegibilidade')

  await choosePaciente(page, '500000001')
  await telefone(page).fill(antes)
  await page.getByLabel('E-mail').fill('')
  await release(page)
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Mudança em espera retirada')
})

test('a alteração a mais do dia é recusada no campo, e nada do que foi digitado se perde', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  for (const numero of ['(11) 3333-0001', '(11) 3333-0002', '(11) 3333-0003']) {
    await choosePaciente(page, '500000003')
    await telefone(page).fill(numero)
    await release(page)
    await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)
  }
  await choosePaciente(page, '500000003')
  await telefone(page).fill('(11) 3333-0004')
  await release(page)
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await expect(resumo).toContainText('O limite de alterações de contato deste dia já foi usado.')
  await expect(telefone(page)).toHaveValue('(11) 3333-0004')
  await expect(telefone(page)).toHaveAccessibleDescription(/Deixe o telefone e o e-mail como estavam/)
  await expect(page.getByRole('combobox', { name: 'Especialidade' }).locator('option:checked')).toHaveText(
    'Clínica geral',
  )
  await expectAccessible()

  await telefone(page).fill('(11) 3333-0003')
  await release(page)
  await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)
})
