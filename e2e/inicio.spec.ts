import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect, test } from './person.ts'

test('cada número do início abre as linhas que o fazem, só com o teclado', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const grafico = page.getByRole('group', { name: 'Eventos realizados' })
  const meses = grafico.getByRole('button')
  await expect(meses).toHaveCount(12)
  await meses.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(meses.nth(10)).toBeFocused()
  const [, quantos = ''] = /: (\d+) eventos?/.exec((await meses.nth(10).textContent()) ?? '') ?? []
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: /^Eventos realizados em / })
  await expect(dialogo.getByRole('row')).toHaveCount(Number(quantos) + 1)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(meses.nth(10)).toBeFocused()

  const figura = page.getByRole('figure', { name: 'Eventos realizados, por mês' })
  const tabela = figura.getByRole('button', { name: 'Ver em tabela' })
  await tabela.focus()
  await page.keyboard.press('Enter')
  const linha = page.getByRole('table', { name: 'Eventos realizados, por mês' }).getByRole('row').nth(11)
  await expect(linha).toContainText(`${quantos} evento`)
  await figura.getByRole('button', { name: 'Ver o gráfico' }).press('Enter')

  await page.getByRole('tab', { name: 'Eventos', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  const pacientes = page.getByRole('group', { name: 'Beneficiários atendidos' }).getByRole('button')
  await pacientes.last().focus()
  const [, atendidos = ''] = /: (\d+) beneficiários?/.exec((await pacientes.last().textContent()) ?? '') ?? []
  await page.keyboard.press('Enter')
  const quem = page.getByRole('dialog', { name: /^Beneficiários atendidos em / })
  await expect(quem.getByRole('row')).toHaveCount(Number(atendidos) + 1)
  await page.keyboard.press('Escape')

  const encaminhadas = page.getByRole('button', { name: 'Ver as guias encaminhadas' })
  await encaminhadas.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Guias encaminhadas em doze meses' })).toContainText(
    'Aplicativo',
  )
  await page.keyboard.press('Escape')
  await expect(encaminhadas).toBeFocused()

  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 768],
    ['dark', 1920],
    ['light', 1366],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 768 })
    await expectAccessible()
    await expectNoSideScroll(page)
  }
})

test('cada mês do repasse diz o que foi pago e abre o seu demonstrativo, só com o teclado', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const figura = page.getByRole('figure', { name: 'Repasse, por mês' })
  const meses = figura.getByRole('group', { name: 'Repasse' }).getByRole('button')
  await meses.last().focus()
  await page.keyboard.press('ArrowLeft')
  const penultimo = meses.nth((await meses.count()) - 2)
  await expect(penultimo).toBeFocused()
  const [, mes = '', valor = ''] =
    /^(.+): (R\$\s[\d.,]+), depósito em/.exec((await penultimo.textContent()) ?? '') ?? []
  expect(valor).not.toBe('')
  await figura.getByRole('button', { name: 'Ver em tabela' }).press('Enter')
  const tabela = figura.getByRole('table', { name: 'Repasse, por mês' })
  await expect(tabela.getByRole('row', { name: mes })).toContainText(valor)
  await expectAccessible()
  await figura.getByRole('button', { name: 'Ver o gráfico' }).press('Enter')
  await penultimo.press('Enter')
  await expect(page).toHaveURL(/\/portal\/demonstrativoPagamento\?dataFinal=20\d\d-\d\d-\d\d$/)
})
