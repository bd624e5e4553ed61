import type { Browser, Locator, Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { buildPdfPaginas, paginaDeCor } from '../apps/server/src/imagem/decoder/pdf.fixture.ts'
import { aparelho } from './aquecido.ts'
import { watchFocus } from './focusWatch.ts'
import { dobraOf, rowsOf, statusOf } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'
import {
  button,
  chooseFile,
  confirm,
  goTo,
  logInByKeyboard,
  pressOn,
  typeIn,
  typePaciente,
  walkTo,
} from './teclado.ts'

const MAXIMO_TECLAS = 30
const CARTAO = '500000001'
const UNIDADE = '100003'

/** The radiology unit's own browser. */
async function openUnidade(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...aparelho, ...(baseURL && { baseURL }) })
  const losses = await watchFocus(context)
  const page = await context.newPage()
  await logInByKeyboard(page, UNIDADE)
  return { page, losses, close: () => context.close() }
}

/** Counts the keys that are pressed on a page, as whoever has no mouse counts them. */
async function countTeclas(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.teclas = '0'
    const count = () => {
      const { dataset } = document.documentElement
      dataset.teclas = String(Number(dataset.teclas) + 1)
    }
    window.addEventListener('keydown', count, true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.teclas))
}

const factOf = async (page: Page, termo: string): Promise<string> =>
  (await page.locator('dt', { hasText: termo }).locator('xpath=following-sibling::dd[1]').textContent()) ?? ''

/** Where there is one exam and one guide alone, the page has ticked both. */
async function tick(caixa: Locator): Promise<void> {
  await walkTo(caixa)
  if (!(await caixa.isChecked())) await caixa.press('Space')
}

test('pedido por um, capturado e enviado por outro, visto e vinculado, só com o teclado', async ({
  page,
  browser,
  baseURL,
}) => {
  let numero = ''
  await logInByKeyboard(page)
  const canal = await createGuia(page, ['37  85200158'], CARTAO)
  const unidade = await openUnidade(browser, baseURL)

  await test.step('100001 pede três exames em uma linha', async () => {
    await goTo(page, 'pedidos de exame', 'Pedidos de exame')
    await pressOn(page.getByRole('link', { name: 'Pedir exames' }).first())
    await typePaciente(page, CARTAO)
    await expect(page.getByRole('combobox', { name: 'Incluir exame' })).toBeFocused()
    const readTeclas = await countTeclas(page)
    await page.keyboard.type('peri 37,bw dir,pano')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Hipótese diagnóstica' })).toBeFocused()
    const antes = await readTeclas()
    await page.keyboard.type('Lesão periapical do 37, com dor.')
    await page.keyboard.press('Control+Enter')
    expect(antes + 2).toBeLessThanOrEqual(MAXIMO_TECLAS)
    await expect(page).toHaveURL(/\/portal\/sol\/\d+$/)
    numero = page.url().replace(/.*\//, '')
    await expect(page.getByRole('heading', { level: 2, name: '3 exames pedidos' })).toBeVisible()
    await expect(page.getByText(/^Espera a captura por uma unidade de radiologia/)).toBeVisible()
  })
  let loads = 0
  page.on('load', () => loads++)

  await test.step('100003 captura com o que o paciente traz, e a guia nasce com os exames', async () => {
    const nascimento = await factOf(page, 'Nascimento')
    await goTo(unidade.page, 'capturar exames', 'Capturar exames')
    await typeIn(unidade.page.getByLabel('Número do pedido'), numero)
    await typeIn(unidade.page.getByLabel('Cartão do paciente'), CARTAO)
    await typeIn(unidade.page.getByRole('textbox', { name: 'Data de nascimento' }), nascimento)
    await unidade.page.keyboard.press('Enter')
    const capturado = unidade.page.getByRole('listitem').filter({ hasText: `Pedido ${numero}` })
    await expect(capturado.getByRole('button', { name: 'Liberar a guia' })).toBeFocused()
    await expect(page.getByText('Espera as imagens da unidade de radiologia')).toBeVisible()
    await unidade.page.keyboard.press('Enter')
    await expect(unidade.page).toHaveURL(/\/portal\/guia\/\d+$/)
    await expect(rowsOf(unidade.page, 'Radiografia')).toHaveCount(4)
  })

  await test.step('100003 envia a guia, data os exames, manda a radiografia e o laudo, e assina', async () => {
    const { page } = unidade
    await page.keyboard.press('Control+Enter')
    await expect(statusOf(page, 'Autorizada')).toBeVisible()
    await chooseFile(page, '37 periapical.png', await arquivos.filme(30))
    await pressOn(button(page, 'Enviar 1 imagem'))
    await expect(page.getByText(/1 imagem enviada/)).toBeVisible()
    await chooseFile(page, 'laudo.pdf', buildPdfPaginas(paginaDeCor('0.2 0.4 0.6')))
    await pressOn(button(page, 'Enviar 1 arquivo'))
    await expect(page.getByText(/2 arquivos enviados/)).toBeVisible()
    await pressOn(button(page, 'Aplicar aos 4 sem data'))
    await expect(page.getByText('Salvando datas…')).toBeHidden()
    await pressOn(button(page, 'Assinar guia'))
    await confirm(page, /Assinar a guia/, 'Assinar guia')
    await expect(dobraOf(page, 'Dados da guia')).toContainText('assinada por')
  })

  await test.step('100001 vê chegarem, abre a imagem e a vincula à guia do canal', async () => {
    await expect(page.getByText('Chegaram 1 imagem e 1 laudo')).toBeVisible()
    await pressOn(page.getByRole('button', { name: /^Ver imagem 1: / }))
    await expect(page.getByRole('dialog').locator('canvas')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(loads, 'a tela mudou sem recarregar').toBe(0)
    await pressOn(page.getByRole('link', { name: 'Vincular a uma guia' }))
    await tick(page.getByRole('checkbox', { name: /^Radiografia periapical/ }))
    await tick(page.getByRole('checkbox', { name: new RegExp(`^Guia ${canal}`) }))
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('2 arquivos vinculados a 1 guia.')).toBeVisible()
  })

  await test.step('a guia do canal vai à auditoria e é aprovada', async () => {
    await pressOn(page.getByRole('link', { name: new RegExp(String(canal)) }).first())
    await expect(statusOf(page, 'Autorizada')).toBeVisible()
    await expect(rowsOf(page, 'Tratamento endodôntico')).toContainText('Aprovado')
  })
  expect(unidade.losses).toEqual([])
  await unidade.close()
})
