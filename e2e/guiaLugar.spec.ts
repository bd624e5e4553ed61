import { includeEvento, linhaDeEvento, releaseGuia, rowsOf } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

test('o dente escolhido no odontograma guia as palavras; no que falta só cabe o que faz sentido', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open('/portal')
  await releaseGuia(page)
  const linha = linhaDeEvento(page)
  const opcoes = page.getByRole('listbox', { name: 'Eventos' }).getByRole('option')
  const dente = (codigo: string) => page.getByRole('gridcell', { name: new RegExp(`^Dente ${codigo},`) })
  await dente('37').click()
  await linha.fill('canal')
  await expect(opcoes.first()).toContainText('Tratamento endodôntico multirradicular')
  await linha.press('Enter')
  await expect(rowsOf(page, '85.200.158')).toContainText('37')

  await dente('46').click()
  const foco = page.getByRole('region', { name: 'Dente em foco' })
  await expect(foco).toContainText('Dente ausente. Cabem aqui: ')
  await expect(foco.getByRole('group', { name: /^Faces do dente/ })).toHaveCount(0)
  await linha.fill('canal')
  const motivo = 'Dente 46: Procedimento não autorizado, pois o dente está ausente (3284).'
  await expect(opcoes.first()).toContainText(motivo)
  await expect(opcoes.first()).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
  await linha.press('Enter')
  // The reason takes the place of the list, and what was typed stays.
  await expect(opcoes).toHaveCount(0)
  await expect(page.locator('[data-parte=veredito]')).toContainText(motivo)
  await expect(linha).toHaveValue('canal')
  await linha.fill('alveolite')
  await expect(opcoes.first()).not.toHaveAttribute('aria-disabled', 'true')
  await linha.press('Enter')
  await expect(rowsOf(page, 'alveolite')).toContainText('46')
  await expect(rowsOf(page, 'alveolite')).not.toContainText('3284')
})

test('aparelho diz onde se faz, antes do que só se chama parecido', async ({ page, open }) => {
  await open('/portal')
  await page.goto(`/portal/guia/${await createGuia(page, [])}`)
  const linha = linhaDeEvento(page)
  const opcoes = page.getByRole('listbox', { name: 'Eventos' }).getByRole('option')
  await linha.fill('aparelho')
  await expect(opcoes.first()).toContainText('É de outra especialidade (Ortodontia)')
  await linha.press('Enter')
  await expect(page.locator('[data-parte=veredito]')).toContainText('É de outra especialidade (Ortodontia)')
  // The list comes back by the arrow, for whoever meant the other.
  await linha.press('ArrowDown')
  await linha.press('ArrowDown')
  await linha.press('Enter')
  await expect(rowsOf(page, '84.000.015')).toBeVisible()
})

test('na tela da recepção seis eventos com motivo se veem de uma vez', async ({ page, open }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open('/portal')
  await releaseGuia(page)
  await page.getByRole('button', { name: 'Fechar aviso' }).press('Enter')
  await includeEvento(page, Array.from({ length: 9 }, (_, i) => `18 ${'OVMDP'[i % 5]} 85100196`).join('; '))
  const tabela = page.getByRole('table', { name: 'Eventos da guia' })
  await expect(tabela.getByText('(3284)')).toHaveCount(9)
  // The header leaves its place to the work.
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 100)
  const vistas = await tabela.evaluate((table) => {
    const { parentElement } = table
    const barra = document.querySelector('[data-parte=barra]')?.getBoundingClientRect().top ?? 0
    const caixa = parentElement?.getBoundingClientRect()
    const [topo, fim] = [
      (caixa?.top ?? 0) + (table.querySelector('thead')?.offsetHeight ?? 0),
      Math.min(caixa?.bottom ?? 0, barra),
    ]
    return [...table.querySelectorAll('tbody')].filter((linha) => {
      const { top, bottom } = linha.getBoundingClientRect()
      return top >= topo - 1 && bottom <= fim + 1
    }).length
  })
  expect(vistas).toBeGreaterThanOrEqual(6)
})
