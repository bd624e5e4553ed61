import type { Page } from '@playwright/test'
import { catalogoErros } from '../packages/contract/src/errors.ts'
import { recursoGlosa } from '../packages/contract/src/recursoGlosa.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

// What is sent cannot be sent again: the tests go in this order, on a portal of their own.
test.describe.configure({ mode: 'default' })
test.use({ dono: 'recursosVarios' })

const MOTIVO = 'Paciente com dor espontânea e gengivite.'
const tabela = (page: Page) => page.getByRole('table', { name: 'Guias a recorrer' })
const dialogo = (page: Page) => page.getByRole('dialog', { name: /^Recorrer de \d+ guias$/ })

/** The guides of a denial, by their numbers. */
async function listGuias(page: Page, codigoGlosa: string): Promise<string[]> {
  const links = tabela(page).getByRole('row').filter({ hasText: codigoGlosa }).getByRole('link')
  return (await links.allTextContents()).map((texto) => texto.replace('Guia ', ''))
}

async function openDialogo(page: Page): Promise<void> {
  await expect(tabela(page)).toBeVisible()
  for (const caixa of await page.getByRole('checkbox', { name: /^Selecionar guia/ }).all())
    await caixa.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(dialogo(page)).toBeVisible()
  await expect(dialogo(page).locator('[aria-busy=true]')).toHaveCount(0)
}

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1366],
] as const) {
  test(`o diálogo se lê e se fecha sem nada enviar (${colorScheme}, ${width} px)`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 768 })
    await open('/portal/recursoGlosa')
    await openDialogo(page)
    await dialogo(page).getByText('Ler o texto que vai').first().press('Enter')
    await expect(
      dialogo(page)
        .getByText(/^Recurso da glosa 3013/)
        .first(),
    ).toBeVisible()
    await expectAccessible()
    await expectNoSideScroll(page)
    await dialogo(page)
      .getByLabel(/^Motivo clínico/)
      .fill(MOTIVO)
    await page.keyboard.press('Escape')
    await expect(dialogo(page)).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    await expect(dialogo(page).getByLabel(/^Motivo clínico/)).toHaveValue(MOTIVO)
  })
}

test('várias guias de uma vez, só com o teclado: uma recusa não para as outras, e nenhuma vai duas vezes', async ({
  page,
  open,
  expectAccessible,
}) => {
  const { status, titulo, texto } = catalogoErros['API-GEN-0005']
  const enviadas: number[] = []
  let recusada = 0
  await page.route(`**${recursoGlosa.sendRecurso.path}`, async (route) => {
    const { numeroFicha } = route.request().postDataJSON() as { numeroFicha: number }
    recusada ||= numeroFicha
    if (numeroFicha === recusada && enviadas.length < 1)
      return route.fulfill({
        status,
        json: { codigo: 'API-GEN-0005', mensagem: texto, requisicao: crypto.randomUUID() },
      })
    enviadas.push(numeroFicha)
    return route.continue()
  })
  await open('/portal/recursoGlosa')
  await expect(tabela(page)).toBeVisible()
  const comMotivo = await listGuias(page, '3013')
  const semImagem = await listGuias(page, '3067')
  expect(comMotivo.length).toBeGreaterThan(1)
  expect(semImagem.length).toBeGreaterThan(0)
  await openDialogo(page)
  const aberto = dialogo(page)
  for (const guia of semImagem)
    await expect(aberto.getByRole('link', { name: `Abrir o recurso da guia ${guia}` })).toBeVisible()

  // From the field: half a second after it opened the library takes the focus off the dialog itself for a moment.
  await aberto.getByLabel(/^Motivo clínico/).press('Control+Enter')
  await expect(aberto.getByText(`Escreva o motivo clínico: ${comMotivo.length} itens pedem.`)).toBeVisible()
  await expect(aberto.getByLabel(/^Motivo clínico/)).toBeFocused()
  await page.keyboard.type(MOTIVO)
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(aberto.getByRole('heading', { name: /1 não enviado$/ })).toBeFocused()
  await expect(aberto.getByText(titulo)).toBeVisible()
  await expect(aberto.getByText(/^resposta até \d\d\/\d\d\/\d{4}$/)).toHaveCount(comMotivo.length - 1)
  await expect(aberto.getByLabel(/^Motivo clínico/)).toHaveValue(MOTIVO)
  await expectAccessible()

  await page.keyboard.press('Control+Enter')
  await expect(aberto.getByRole('heading', { name: `${comMotivo.length} recursos enviados` })).toBeFocused()
  expect(enviadas.toSorted()).toEqual(comMotivo.map(Number).toSorted())

  await page.keyboard.press('Escape')
  await expect(aberto).toHaveCount(0)
  await expect(
    page.getByRole('tab', { name: new RegExp(`^A recorrer \\(${semImagem.length} ·`) }),
  ).toBeVisible()
  expect(await listGuias(page, '3013')).toEqual([])
  // The operator's side answers what the denial asked for.
  await expect(async () => {
    await page.goto('/portal/recursoGlosa?aba=decididos')
    for (const guia of comMotivo) {
      const linha = page.getByRole('row').filter({ hasText: `Guia ${guia}` })
      await expect(linha).toContainText('Aprovado', { timeout: 2000 })
    }
  }).toPass({ timeout: 60_000 })
})
