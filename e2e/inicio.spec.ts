import type { Locator } from '@playwright/test'
import { expect, test } from './person.ts'

/** The number that a bar of a chart tells in words. */
async function readValor(barra: Locator, palavra: RegExp): Promise<number> {
  const [, valor = ''] = palavra.exec((await barra.textContent()) ?? '') ?? []
  return Number(valor)
}

/** The rows of a list, its head among them: more than a page of them is read to the end. */
async function readLinhas(dialogo: Locator): Promise<Locator> {
  const linhas = dialogo.getByRole('row')
  const mais = dialogo.getByRole('button', { name: 'Carregar mais' })
  const fim = dialogo.getByText(/^Fim da lista/)
  await expect(mais.or(fim)).toBeVisible()
  while (await mais.isVisible()) {
    const antes = await linhas.count()
    await mais.press('Enter')
    await expect(linhas).not.toHaveCount(antes)
  }
  return linhas
}

test('cada número do início abre as linhas que o fazem, e cada pagamento o seu demonstrativo, só com o teclado', async ({
  page,
  open,
}) => {
  await open('/portal')
  const meses = page.getByRole('group', { name: 'Eventos realizados' }).getByRole('button')
  await expect(meses).toHaveCount(12)
  await meses.last().focus()
  await page.keyboard.press('ArrowLeft')
  const quantos = await readValor(meses.nth(10), /: (\d+) eventos?/)
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: /^Eventos realizados em / })
  await expect(await readLinhas(dialogo)).toHaveCount(quantos + 1)
  await page.keyboard.press('Escape')
  await expect(meses.nth(10)).toBeFocused()

  await page.getByRole('tab', { name: 'Eventos', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  const pacientes = page.getByRole('group', { name: 'Beneficiários atendidos' }).getByRole('button')
  await pacientes.last().focus()
  // The month that is over: what other journeys do today is of this one.
  await page.keyboard.press('ArrowLeft')
  const atendidos = await readValor(pacientes.nth(10), /: (\d+) beneficiários?/)
  await page.keyboard.press('Enter')
  const quem = page.getByRole('dialog', { name: /^Beneficiários atendidos em / })
  await expect(await readLinhas(quem)).toHaveCount(atendidos + 1)
  await page.keyboard.press('Escape')

  const pagamentos = page.getByRole('group', { name: 'Repasse' }).getByRole('button')
  await pagamentos.last().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portal\/demonstrativoPagamento\?dataFinal=20\d\d-\d\d-\d\d$/)
  await expect(page.getByText('Pagamento não encontrado')).toHaveCount(0)
})
