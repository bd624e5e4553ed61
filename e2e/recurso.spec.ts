import type { Locator, Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { readRows } from '../apps/server/src/testing/faults/database.ts'
import { denyMais, denyPaga } from './glosaPronta.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

// What is sent cannot be sent again: the tests go in this order, on a portal of their own.
test.describe.configure({ mode: 'default' })
test.use({ dono: 'recurso' })

const MAXIMO_TECLAS = 40

/** The last event of this name: those of `denyMais` come after the guide's own. */
const card = (page: Page, nome: RegExp): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: nome }) })
    .last()

test('três eventos em no máximo 40 teclas além do que se escreve, e a decisão aparece sem recarregar', async ({
  page,
  portal,
  open,
}) => {
  const numeroFicha = await denyPaga(portal, '3013')
  await denyMais(portal, numeroFicha)
  await open(`/portal/recurso/${numeroFicha}`)
  await expect(page.getByRole('heading', { level: 1, name: `Recurso da guia ${numeroFicha}` })).toBeVisible()
  const textos = page.getByRole('textbox', { name: 'Justificativa' })
  await expect(textos).toHaveCount(3)
  await page.locator('#titulo').focus()
  let teclas = 0
  const press = async (tecla: string) => {
    teclas += 1
    await page.keyboard.press(tecla)
  }
  for (const texto of await textos.all()) {
    while (!(await texto.evaluate((element) => element === document.activeElement))) await press('Tab')
    await press('Control+End')
    await page.keyboard.type(' Fratura da face distal, com dor.')
  }
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toBeFocused()
  await press('Tab')
  await press('Enter')
  expect(teclas).toBeLessThanOrEqual(MAXIMO_TECLAS)
  await expect(page.getByText('Recurso enviado')).toBeVisible()
  await expect(page.locator('#titulo')).toBeFocused()
  await expect(page.getByText('Recurso processado').first()).toBeVisible()
  await expect(page.getByText('Aprovado', { exact: true })).toHaveCount(3)
})

test('a imagem e o texto voltam ao recarregar, e o que ganhou entra no próximo pagamento', async ({
  page,
  portal,
  open,
}) => {
  const numeroFicha = await denyPaga(portal, '3067')
  await denyMais(portal, numeroFicha)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(`/portal/recurso/${numeroFicha}`)
  await expect(page.getByText('Ainda falta o que esta glosa pede: imagem final.')).toHaveCount(3)
  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Enviar arquivo' }).first().click()
  await (await escolha).setFiles({
    name: 'final conferida.png',
    mimeType: 'image/png',
    buffer: await arquivos.filme(60),
  })
  const anexada = page.getByLabel('Imagem final').first()
  await expect(anexada.locator('option:checked')).toContainText('final conferida.png')
  const escrita = 'Segue a radiografia, feita no mesmo dia.'
  await card(page, /^26 /).getByLabel('Justificativa').fill(escrita)
  await card(page, /^36 /).getByLabel('Recorrer deste evento').press('Space')
  await page.getByLabel('Motivo da desistência').fill('O paciente pagou à parte.')

  await page.reload()
  await expect(card(page, /^26 /).getByLabel('Justificativa')).toHaveValue(escrita)
  await expect(page.getByLabel('Motivo da desistência')).toHaveValue('O paciente pagou à parte.')
  await expect(anexada.locator('option:checked')).toContainText('final conferida.png')
  await page.getByRole('button', { name: /^Enviar recurso/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar mesmo assim' }).click()
  await expect(card(page, /^36 /).getByText('Desistência', { exact: true })).toBeVisible()
  await expect(page.getByText('Recurso processado').first()).toBeVisible()
  await expect(page.getByText('Aprovado', { exact: true })).toHaveCount(1)
  await expect(card(page, /^26 /).getByText('Recusado', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Anexos' })).toContainText('final conferida.png')
  const pagos = await readRows(
    portal.dataDir,
    'select 1 from repasse_evento where numero_ficha = $1 and recurso',
    [numeroFicha],
  )
  expect(pagos).toHaveLength(1)
})

test('várias guias vão de uma vez, só com o teclado, e a operadora responde a cada uma', async ({
  page,
  portal,
  open,
}) => {
  // Of what the day finds denied besides, another guide may hold the place by now: that is rightly refused.
  const comMotivo = [await denyPaga(portal, '3013'), await denyPaga(portal, '3013')]
  const semImagem = await denyPaga(portal, '3067')
  const tabela = page.getByRole('table', { name: 'Guias a recorrer' })
  const dialogo = page.getByRole('dialog', { name: 'Recorrer de 3 guias' })
  await open('/portal/recursoGlosa')
  await expect(tabela).toBeVisible()
  // One that would be refused has no check box, and is counted all the same.
  const quantas = await tabela.getByRole('rowheader').count()
  for (const guia of [...comMotivo, semImagem])
    await tabela.getByRole('checkbox', { name: `Selecionar guia ${guia}` }).press('Space')
  await page.keyboard.press('Control+Enter')
  await dialogo.getByLabel(/^Motivo clínico/).fill('Paciente com dor espontânea e gengivite.')
  await expect(dialogo.getByRole('link', { name: `Abrir o recurso da guia ${semImagem}` })).toBeVisible()
  // No hand is as quick as this one: the key finds what the words that were just written make possible.
  await expect(dialogo.getByRole('button', { name: /^Enviar 2 recursos/ })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(dialogo.getByRole('heading', { name: '2 recursos enviados' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: new RegExp(`^A recorrer \\(${quantas - 2} ·`) })).toBeVisible()
  await expect(async () => {
    await page.goto('/portal/recursoGlosa?aba=decididos')
    for (const guia of comMotivo) {
      const linha = page.getByRole('row').filter({ hasText: `Guia ${guia}` })
      await expect(linha).toContainText('Aprovado', { timeout: 2000 })
    }
  }).toPass({ timeout: 60_000 })
})
