import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre'
import { findPaciente } from './formulario.ts'
import { expect, test } from './person.ts'

const linhas = (page: Page) => page.locator('tbody tr')
const filtro = (page: Page, texto: string | RegExp) =>
  page.getByRole('list', { name: 'Filtros' }).getByRole('listitem').filter({ hasText: texto })
const guias = (page: Page) => page.locator('tbody th a')

test('filtra, mostra o filtro no endereço e tira-o', async ({ page, open, expectAccessible }) => {
  await open('/portal/consultaGTOs')
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  // What holds where nothing else does cannot be taken off.
  await expect(filtro(page, 'Últimos 30 dias').getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page
    .getByRole('button', { name: /^Situação/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('Senha liberada', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(page).toHaveURL(/situacao=(%22)?8/)
  await expect(page.getByRole('table').getByText('Senha liberada', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('table').getByText('Aguardando')).toHaveCount(0)
  await expectAccessible()
  await filtro(page, 'Senha liberada').getByRole('button', { name: 'Tirar Senha liberada' }).click()
  await expect(page).not.toHaveURL(/situacao/)
})

test('acha as guias de um paciente sem pôr o cartão no endereço', async ({ page, open }) => {
  await open('/portal/consultaGTOs')
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('500.000.001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/paciente=[0-9a-f-]{36}/)
  expect(page.url()).not.toContain('500000001')
  await expect(filtro(page, /^Paciente: /)).toBeVisible()
  await expect(guias(page).first()).toBeVisible()
})

test('um só botão pesquisa tudo, também o paciente que se escreveu', async ({ page, open }) => {
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open('/portal/consultaGTOs')
    const campo = page.getByRole('searchbox', { name: 'Paciente' })
    expect((await campo.boundingBox())?.width).toBeGreaterThan(180)
    await expect(page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true })).toHaveCount(0)
    await campo.fill('500.000.001')
    await page.getByRole('button', { name: 'Pesquisar' }).click()
    await expect(page).toHaveURL(/paciente=[0-9a-f-]{36}/)
    await expect(filtro(page, /^Paciente: /)).toBeVisible()
    // Found once: the other filters are searched with it, and nobody anew.
    await page.getByLabel('Número da guia (opcional)').fill('1')
    await page.getByRole('button', { name: 'Pesquisar' }).click()
    await expect(page).toHaveURL(/guia=1/)
    await expect(page).toHaveURL(/paciente=[0-9a-f-]{36}/)
  }
})

test('diz que falta um filtro e qual campo corrigir', async ({ page, open, expectAccessible }) => {
  await open('/portal/consultaGTOs')
  await page.getByLabel('Liberada de (opcional)').fill('')
  await page.getByLabel('Até (opcional)').fill('')
  await page.getByRole('button', { name: 'Pesquisar' }).click()
  const resumo = page.getByRole('link', { name: 'Informe ao menos um filtro para pesquisar.' })
  await expect(resumo).toBeVisible()
  await expect(page).toHaveTitle(/^Erro: /)
  await expectAccessible()
  await resumo.click()
  await expect(page.getByLabel('Liberada de (opcional)')).toBeFocused()
})

test('percorre a lista pelo teclado e abre a guia', async ({ page, open }) => {
  await open('/portal/consultaGTOs')
  await guias(page).first().focus()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(guias(page).nth(1)).toBeFocused()
  const numero = await guias(page).nth(1).textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}`))
})

test('exporta exatamente as guias filtradas', async ({ page, open }) => {
  await open('/portal/consultaGTOs?aba=pendentes')
  await expect(linhas(page).first()).toBeVisible()
  const naTela = await guias(page).allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  const arquivo = await download
  expect(arquivo.suggestedFilename()).toMatch(/^guias-\d\d-\d\d-\d{4}\.xlsx$/)
  const { sheets } = await readXlsx(await readFile(await arquivo.path()))
  const naPlanilha = sheets[0]?.rows.slice(5).map(([guia]) => String(guia))
  expect(naPlanilha).toEqual(naTela)
})

test('cancela com motivo, e diz por que uma guia processada não pode', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/cancelamentoGTO', '100004')
  await expect(linhas(page).first()).toBeVisible()
  const numero = await guias(page).first().textContent()
  await linhas(page).first().getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Cancelar selecionadas' }).click()
  await expect(page.getByRole('alertdialog', { name: `Cancelar a guia ${numero}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar guia', exact: true }).click()
  await expect(page.getByText('Escreva o motivo do cancelamento.')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Motivo do cancelamento').fill('O paciente desistiu do tratamento.')
  await page.getByRole('button', { name: 'Cancelar guia', exact: true }).click()
  await expect(page.getByText('1 guia cancelada')).toBeVisible()
  await expect(page.getByRole('link', { name: String(numero), exact: true })).toHaveCount(0)

  await page.getByLabel('Número da guia (opcional)').fill(String(numero))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`A guia ${numero} não pode ser cancelada`)).toBeVisible()
})

test('a primeira página entrega a planilha das senhas a quem consulta guias', async ({ page, open }) => {
  await open('/portal')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Situação em Excel' }).click()
  const arquivo = await download
  expect(arquivo.suggestedFilename()).toBe('statusGuias.xlsx')
  const { sheets } = await readXlsx(await readFile(await arquivo.path()))
  const [titulos, ...senhas] = sheets[0]?.rows.slice(3) ?? []
  expect(titulos).toEqual(['Senha', 'Guia', 'Paciente', 'Situação', 'Liberada em', 'Válida até'])
  expect(senhas.length).toBeGreaterThan(0)
})

test('a primeira página leva um paciente à elegibilidade e às pendências', async ({ page, open }) => {
  await open('/portal')
  await expect(page.getByRole('heading', { name: 'Senhas liberadas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  await findPaciente(page)
  await expect(page).toHaveURL(/\/portal\/elegibilidade\?paciente=/)
})
