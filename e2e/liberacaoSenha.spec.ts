import { expect, type Page } from '@playwright/test'
import { findPaciente } from './formulario.ts'
import { test } from './person.ts'

async function choosePaciente(page: Page, cartao: string) {
  await findPaciente(page, cartao)
  await expect(page.getByRole('button', { name: 'Liberar senha e abrir a guia' })).toBeVisible()
}

async function chooseEspecialidade(page: Page, nome: string) {
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption(nome)
}

test('libera a senha e termina na guia nova', async ({ page, open }) => {
  await open('/portal/solicitarAutorizacao')
  await choosePaciente(page, '500000001')
  await chooseEspecialidade(page, 'Clínica geral')
  await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
  await expect(page.getByText('Orientação do protocolo')).toBeVisible()
  await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
  await expect(page).toHaveURL(/\/portal\/guia\/\d+/)
})

test('diz a carência e o dia em que termina antes de alguém tentar', async ({ page, open }) => {
  await open('/portal/solicitarAutorizacao')
  await choosePaciente(page, '500000002')
  await chooseEspecialidade(page, 'Endodontia')
  await expect(page.getByText('Beneficiário em carência')).toBeVisible()
  await expect(page.getByText(/Possível a partir de \d\d\/\d\d\/\d{4}/)).toBeVisible()
})

test('o que falta aparece no resumo e no campo, e nada se perde', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/solicitarAutorizacao')
  await choosePaciente(page, '500000001')
  await page.getByLabel('Telefone com DDD').fill('123')
  await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
  const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
  await expect(resumo).toContainText('Informe o telefone com DDD')
  await expect(resumo).toContainText('Escolha a especialidade.')
  await expect(page).toHaveTitle(/^Erro: /)
  await expect(page.getByLabel('Telefone com DDD')).toHaveValue('123')
  await resumo.getByRole('link', { name: /telefone/ }).click()
  await expect(page.getByLabel('Telefone com DDD')).toBeFocused()
  await expectAccessible()
})

test('recusada, nada do que foi escrito se perde; corrigida, dois cliques são uma guia', async ({
  page,
  open,
}) => {
  const chaves: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/liberacao-senha'))
      chaves.push(request.headers()['idempotency-key'])
  })
  await open('/portal/solicitarAutorizacao')
  await choosePaciente(page, '500000002')
  await chooseEspecialidade(page, 'Endodontia')
  const liberar = page.getByRole('button', { name: 'Liberar senha e abrir a guia' })
  await liberar.click()
  await expect(page.getByText('Beneficiário em carência').nth(1)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Especialidade' }).locator('option:checked')).toHaveText(
    'Endodontia',
  )
  await chooseEspecialidade(page, 'Emergência')
  await liberar.dblclick()
  await expect(page).toHaveURL(/\/portal\/guia\/\d+/)
  const [recusada, ...liberadas] = chaves
  expect(liberadas.length).toBeGreaterThan(0)
  expect(new Set(liberadas).size).toBe(1)
  expect(liberadas).not.toContain(recusada)
})
