import type { Page } from '@playwright/test'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

const linhas = (page: Page) => page.locator('tbody tr')
const numeros = (page: Page) => page.locator('tbody th a')

test('na tela da recepção a primeira guia aparece sem rolar, e os filtros cabem em uma linha', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open('/portal/consultaGTOs')
  await expect(linhas(page).first()).toBeVisible()
  const { y = 999 } = (await linhas(page).first().boundingBox()) ?? {}
  expect(y).toBeLessThan(400)
  const topos = await Promise.all(
    [
      page.getByRole('searchbox', { name: 'Paciente' }),
      page.getByLabel('Número da guia (opcional)'),
      page.getByLabel('Liberada de (opcional)'),
      page.getByRole('button', { name: 'Pesquisar' }),
      page.getByRole('button', { name: 'Mais filtros' }),
    ].map(async (campo) => (await campo.boundingBox())?.y ?? 0),
  )
  expect(Math.max(...topos) - Math.min(...topos)).toBeLessThan(10)
  await expect(page.getByLabel('Especialidade')).toBeHidden()
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await expect(page.getByLabel('Especialidade')).toBeVisible()
})

test('um período longo demais é dito antes de pesquisar', async ({ page, open }) => {
  await open('/portal/consultaGTOs')
  await page.getByLabel('Liberada de (opcional)').fill('01/01/2020')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Escolha um período de até 12 meses.')).toBeVisible()
})

test('a linha abre em qualquer ponto, com o botão do meio em outra aba, e voltar devolve o foco', async ({
  page,
  open,
}) => {
  await open('/portal/consultaGTOs')
  const linha = linhas(page).nth(12)
  await linha.scrollIntoViewIfNeeded()
  const numero = await numeros(page).nth(12).textContent()
  const paciente = linha.getByRole('cell').first()

  const outra = page.context().waitForEvent('page')
  await paciente.click({ button: 'middle', force: true })
  await expect(await outra).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
  await (await outra).close()
  await expect(page).toHaveURL(/consultaGTOs/)

  await paciente.click({ force: true })
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
  await page.goBack()
  await expect(numeros(page).nth(12)).toBeFocused()
  await expect(numeros(page).nth(12)).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
})

test('Shift e um clique marcam todas as guias desde a anterior', async ({ page, open }) => {
  await open('/portal/cancelamentoGTO', '100004')
  const caixa = (linha: number) => linhas(page).nth(linha).getByRole('checkbox')
  await caixa(0).check({ force: true })
  await caixa(3).click({ force: true, modifiers: ['Shift'] })
  await expect(page.getByText('4 guias selecionadas.')).toBeVisible()
  await caixa(2).click({ force: true, modifiers: ['Shift'] })
  await expect(page.getByText('2 guias selecionadas.')).toBeVisible()
})

test('Ctrl+Enter envia o diálogo de qualquer campo', async ({ page, open }) => {
  await open('/portal/cancelamentoGTO', '100004')
  // Not the first one, which another journey cancels.
  await linhas(page).nth(5).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Motivo do cancelamento')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Escreva o motivo do cancelamento.')).toBeVisible()
  await page.getByLabel('Motivo do cancelamento').fill('O paciente desistiu do tratamento.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 guia cancelada')).toBeVisible()
})

test('uma tecla imprime a guia sem sair dela', async ({ page, open }) => {
  // The tests' browser shows no PDF inside a page; what a person's does with it is asked of the frame.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })
  })
  await open('/portal')
  const numero = await createGuia(page, ['38 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  await expect(page.getByText('Passo', { exact: false }).first()).toBeVisible()
  const pdf = page.waitForResponse((answer) => answer.url().includes('/impressao/gto'))
  await page.keyboard.press('Alt+p')
  expect((await pdf).headers()['content-type']).toBe('application/pdf')
  await expect(page.locator('iframe[title="Guia para a impressora"]')).toBeAttached()
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
})

test('onde o navegador não mostra PDF, a tecla leva à página do arquivo', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false })
  })
  await open('/portal')
  const numero = await createGuia(page, ['38 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  await expect(page.getByText('Passo', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Alt+p')
  await expect(page).toHaveURL(new RegExp(`/portal/impressao/gto/${numero}$`))
})
