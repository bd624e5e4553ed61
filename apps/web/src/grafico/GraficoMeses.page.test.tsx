import { producao } from '@portal/contract/producao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerHome } from '../testing/answerHome.ts'
import { answer } from '../testing/calls.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { putOnPaper } from '../testing/putOnPaper.ts'

const meses = ['2026-08', '2026-09', '2026-10', '2026-11'].map((mes, at) => ({ mes, quantidade: at * 10 }))
const figura = page.getByRole('figure', { name: 'Eventos realizados, por mês' })
const barras = figura.getByRole('group').getByRole('button')

beforeEach(() => {
  answerHome()
  answer(producao.getEventosRealizados, { meses })
  answer(producao.listEventosRealizados, {})
  openPage('/portal')
})

test('as setas, Home e End andam pelos meses e param nas pontas', async () => {
  await focusByKeyboard(barras.last())
  const passos = [
    ['{ArrowRight}', 3],
    ['{ArrowLeft}', 2],
    ['{Home}', 0],
    ['{ArrowLeft}', 0],
    ['{ArrowRight}', 1],
    ['{End}', 3],
  ] as const
  for (const [tecla, at] of passos) {
    await userEvent.keyboard(tecla)
    await expect.element(barras.nth(at), { message: tecla }).toHaveFocus()
  }
})

test('é uma parada só do Tab: o mês mais novo, depois aquele em que se esteve', async () => {
  const stops = () => barras.elements().map((barra) => barra.tabIndex)
  await expect.element(barras.first()).toBeVisible()
  expect(stops()).toEqual([-1, -1, -1, 0])
  await barras.nth(1).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(barras.nth(1)).toHaveFocus()
  expect(stops()).toEqual([-1, 0, -1, -1])
  await userEvent.tab({ shift: true })
  await expect.element(figura.getByRole('button', { name: 'Ver em tabela' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(barras.nth(1)).toHaveFocus()
})

test('a altura de cada barra segue o seu valor', async () => {
  await expect.element(barras.first()).toBeVisible()
  const alturas = barras.elements().map((barra) => barra.querySelector('[style]')?.getAttribute('style'))
  expect(alturas).toEqual(['height: 0%;', 'height: 33%;', 'height: 67%;', 'height: 100%;'])
})

test('no telefone valores longos não se encostam: um mês sim, outro não, e o mais novo sempre', async () => {
  const longos = Array.from({ length: 12 }, (_, at) => ({
    mes: `2026-${String(at + 1).padStart(2, '0')}`,
    quantidade: 1752,
  }))
  answer(producao.getEventosRealizados, { meses: longos })
  await page.viewport(360, 740)
  openPage('/portal')
  await expect.poll(() => barras.elements().length).toBe(12)
  const valores = figura.getByText('1.752', { exact: true }).elements()
  const vistos = valores.filter((valor) => getComputedStyle(valor).visibility === 'visible')
  expect(vistos.map((valor) => valores.indexOf(valor))).toEqual([1, 3, 5, 7, 9, 11])
  const lados = vistos.map((valor) => valor.getBoundingClientRect())
  expect(lados.every(({ right }, at) => right < (lados[at + 1]?.left ?? innerWidth))).toBe(true)
})

test('no papel ficam as barras, cheias, com o seu mês', async () => {
  await focusByKeyboard(barras.last())
  await putOnPaper()
  await expect.element(barras.last()).toBeVisible()
  expect(getComputedStyle(barras.last().element()).printColorAdjust).toBe('exact')
})
