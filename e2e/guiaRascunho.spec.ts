import { expectSaved, includeEvento, linhaDeEvento, openDobra, releaseGuia, rowsOf } from './formulario.ts'
import { endSessionElsewhere } from './guiaPronta.ts'
import { expect, SENHA, test } from './person.ts'

const RASCUNHO = '**/gto/rascunho'

test('o que só este computador tem sobrevive à aba fechada', async ({ page, context, open }) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  // The server is away for the draft alone: what comes back afterwards is the copy of this browser.
  await page.route(RASCUNHO, (route) => route.abort())
  await includeEvento(page, '26 OM 85100200')
  await openDobra(page, 'Observação')
  await page.getByRole('textbox', { name: 'Observação' }).fill('Fechada sem salvar.')
  await expect(page.getByText(/^Guardado neste computador/)).toBeVisible()
  await page.close()
  const aba = await context.newPage()
  await aba.goto(`/portal/guia/${numero}`)
  await expect(rowsOf(aba, '85.100.200')).toHaveCount(1)
  await openDobra(aba, 'Observação')
  await expect(aba.getByRole('textbox', { name: 'Observação' })).toHaveValue('Fechada sem salvar.')
  await expectSaved(aba)
})

test('a sessão encerrada em outro lugar volta à guia com o que foi digitado', async ({ page, open }) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  await expectSaved(page)
  await endSessionElsewhere(page)
  await openDobra(page, 'Observação')
  await page.getByRole('textbox', { name: 'Observação' }).fill('Escrita com a sessão já encerrada.')
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Entrar novamente' }).click()
  await page.getByLabel('Código do credenciado').fill('100001')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
  await expect(rowsOf(page, '85.100.200')).toHaveCount(1)
  await openDobra(page, 'Observação')
  await expect(page.getByRole('textbox', { name: 'Observação' })).toHaveValue(
    'Escrita com a sessão já encerrada.',
  )
  await expectSaved(page)
})

test('numa guia que acaba de abrir, as teclas chegam ao campo e levam ao odontograma', async ({
  page,
  open,
}) => {
  await open('/portal')
  await releaseGuia(page)
  await page.reload()
  const linha = linhaDeEvento(page)
  const dente = page.getByRole('gridcell').and(page.locator(':focus'))
  await expect(linha).toBeFocused()
  await page.keyboard.press('Alt+o')
  await expect(dente).toHaveCount(1)
  await page.keyboard.press('Alt+r')
  await expect(linha).toBeFocused()
  await page.keyboard.type('85100200', { delay: 20 })
  await expect(linha).toHaveValue('85100200')
  await page.keyboard.press('Enter')
  // The event waits in the line for its place, which the chart gives.
  await expect(page.getByText('Escolha o dente no odontograma.').first()).toBeVisible()
  await page.keyboard.press('Alt+o')
  await page.keyboard.type('26OM')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, '85.100.200')).toContainText('26 MO')
  await expect(linha).toBeFocused()
})

test('duas abas mudam o mesmo rascunho e a pessoa escolhe, vendo as duas versões', async ({
  page,
  context,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  const outra = await context.newPage()
  await outra.goto(page.url())
  await expect(page.getByText('Esta guia está aberta em outra aba')).toBeVisible()
  await includeEvento(outra, '24 O 85100196')
  await expectSaved(outra)
  await includeEvento(page, '26 OM 85100200')
  const dialogo = page.getByRole('dialog', { name: 'Este rascunho mudou em outra tela' })
  await expect(dialogo.getByRole('region', { name: 'Esta tela' })).toContainText('26 MO')
  await expect(dialogo.getByRole('region', { name: 'Outra tela' })).toContainText('24 O')
  await expectAccessible()
  await dialogo.getByRole('button', { name: 'Ficar com esta tela' }).click()
  await expect(dialogo).toBeHidden()
  await expectSaved(page)
  await outra.close()
  await page.reload()
  await expect(rowsOf(page, '85.100.200')).toHaveCount(1)
  await expect(rowsOf(page, '85.100.196')).toHaveCount(0)
})

test('o evento que passa dos 50 é recusado com o motivo, e fica na linha', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  const linha = linhaDeEvento(page)
  const inclusao = page.getByRole('region', { name: 'Inclusão de eventos' })
  const fala = inclusao.locator('[aria-live=polite]')
  await includeEvento(page, Array.from({ length: 48 }, () => '81000030').join('; '))
  await expect(page.getByRole('heading', { name: 'Eventos (48)' })).toBeVisible()
  await expect(fala).toContainText('Cabem mais 2 eventos nesta guia.')
  const tres = '26 O 85100196; 36 O 85100196; 37 O 85100196'
  await includeEvento(page, tres)
  await expect(fala).toHaveText(
    'Uma guia leva até 50 eventos, e cabem só mais 2. Nada foi incluído; não coube: 37 O 85.100.196.',
  )
  await expect(linha).toHaveValue(tres)
  await expect(page.getByRole('heading', { name: 'Eventos (48)' })).toBeVisible()
  await includeEvento(page, '26 O 85100196; 36 O 85100196')
  await expect(page.getByRole('heading', { name: 'Eventos (50)' })).toBeVisible()
  await expect(fala).toContainText('A guia tem 50 eventos, o máximo. Leve os demais a outra guia.')
  await includeEvento(page, '37 O 85100196')
  await expect(fala).toHaveText(
    'Uma guia leva até 50 eventos, e não cabe mais nenhum. Nada foi incluído; não coube: 37 O 85.100.196.',
  )
  await expect(linha).toHaveValue('37 O 85100196')
  await expect(linha).toBeFocused()
  await expect(linha).toHaveAttribute('aria-invalid', 'true')
  await expect(rowsOf(page, '37 O')).toHaveCount(0)
  await expectAccessible()
  await expectSaved(page)
})
