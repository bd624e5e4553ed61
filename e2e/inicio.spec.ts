import type { Locator } from '@playwright/test'
import { expect, test } from './person.ts'

/** The number that a bar of a chart tells in words. */
async function readValor(barra: Locator, palavra: RegExp): Promise<number> {
  const [, valor = ''] = palavra.exec((await barra.textContent()) ?? '') ?? []
  return Number(valor)
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
  await expect(dialogo.getByRole('row')).toHaveCount(quantos + 1)
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
  await expect(quem.getByRole('row')).toHaveCount(atendidos + 1)
  await page.keyboard.press('Escape')

  const pagamentos = page.getByRole('group', { name: 'Repasse' }).getByRole('button')
  await pagamentos.last().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portal\/demonstrativoPagamento\?dataFinal=20\d\d-\d\d-\d\d$/)
  await expect(page.getByText('Pagamento não encontrado')).toHaveCount(0)
})
