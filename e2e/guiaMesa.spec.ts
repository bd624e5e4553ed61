import type { Locator, Page } from '@playwright/test'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import {
  expectSaved,
  findPaciente,
  includeEvento,
  linhaDeEvento,
  releaseGuia,
  rowsOf,
  statusOf,
} from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

/** Whose teeth no other journey sends: what is authorised holds its place. */
const PACIENTE = '500000005'

const barra = (page: Page): Locator => page.locator('[data-parte=barra]')
const dente = (page: Page, codigo: string): Locator => page.locator(`[data-dente="${codigo}"]`)

/** Whole within the window, as it stands: nobody scrolled. */
async function expectInView(place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  const box = await place.boundingBox()
  const fim = (box?.y ?? 0) + (box?.height ?? 0)
  expect(box?.y, `${place} começa na tela`).toBeGreaterThanOrEqual(0)
  expect(fim, `${place} termina na tela`).toBeLessThanOrEqual(place.page().viewportSize()?.height ?? 0)
}

/** In view, and not under the bar at the foot. */
async function expectOverBar(place: Locator): Promise<void> {
  await expectInView(place)
  const [box, foot] = [await place.boundingBox(), await barra(place.page()).boundingBox()]
  expect((box?.y ?? 0) + (box?.height ?? 0), `${place} acima da barra`).toBeLessThanOrEqual(foot?.y ?? 0)
}

/** Nothing that was pressed took the focus to the document (Interface B2.10). */
const expectFocused = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')

async function expectMesa(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const [cabeca, paciente] = [
    await page.locator('[data-parte=cabeca]').boundingBox(),
    await page.getByRole('region', { name: 'Paciente' }).boundingBox(),
  ]
  const altura = (paciente?.y ?? 0) + (paciente?.height ?? 0) - (cabeca?.y ?? 0)
  expect(altura, 'o alto da guia').toBeLessThanOrEqual(96)
  for (const codigo of ['18', '28', '38', '48']) await expectOverBar(dente(page, codigo))
  await expectOverBar(page.getByRole('group', { name: /^Faces do dente/ }))
  const linhas = page.getByRole('table', { name: 'Eventos da guia' }).getByRole('rowheader')
  for (const indice of [0, 1, 2, 3]) await expectOverBar(linhas.nth(indice))
  await expectInView(barra(page))
  expect(await page.evaluate(() => scrollY), 'sem rolar').toBe(0)
  await expectNoSideScroll(page)
}

test('em 1366 por 768 a guia aberta cabe na tela, sem rolar', async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open('/portal')
  await releaseGuia(page)
  // One is refused, and says why under its row.
  for (const linha of ['26 OM 85100200', '25 O 85100200', '36 O 85100196', '37 O 85100196', '47 O 85100196'])
    await includeEvento(page, linha)
  await expectSaved(page)
  await expectMesa(page)
  await expectInView(linhaDeEvento(page))
  await expectInView(page.getByRole('button', { name: 'Enviar guia' }))
  await expect(rowsOf(page, 'Falha em informação de dados de faces')).toHaveCount(1)
  await expectAccessible()
})

test('em 1366 por 768 a guia enviada cabe na tela, sem rolar', async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open('/portal')
  const linhas = ['14 O 85100196', '15 OM 85100200', '24 O 85100196', '34 O 85100196', '35 O 85100196']
  await page.goto(`/portal/guia/${await createGuia(page, linhas, PACIENTE)}`)
  await expect(statusOf(page, /./)).toBeVisible()
  await expectMesa(page)
  await expectAccessible()
})

test('enquanto a guia vem o foco fica no título, e depois na linha de inclusão', async ({ page, open }) => {
  await open('/portal/solicitarAutorizacao')
  await findPaciente(page)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  const { promise: guia, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/gto/detalhada?*', async (route) => {
    await guia
    await route.continue()
  })
  await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
  await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  release()
  await expect(linhaDeEvento(page)).toBeFocused()
})

test('o menu se recolhe abaixo de 1600 px, e acima dele a guia usa a largura', async ({ page, open }) => {
  await open('/portal')
  await releaseGuia(page)
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  const tabela = page.getByRole('region', { name: 'Inclusão de eventos' })
  for (const [width, doMenu] of [
    [1366, 88],
    [1599, 88],
    [1600, 272],
    [1920, 272],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 })
    await expect.poll(async () => (await menu.boundingBox())?.width, `menu a ${width} px`).toBe(doMenu)
    const box = await tabela.boundingBox()
    expect(width - (box?.x ?? 0) - (box?.width ?? 0), 'até a borda').toBeLessThanOrEqual(40)
  }
})

test('em 360 por 740 a barra do envio fica à vista', async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  const enviar = page.getByRole('button', { name: 'Enviar guia' })
  await expectInView(enviar)
  await page.getByRole('table', { name: 'Eventos da guia' }).scrollIntoViewIfNeeded()
  await expectInView(enviar)
  // One more that is wrong has more to tell, and the bar leaves the page most of the screen.
  await includeEvento(page, '25 O 85100200')
  await expect(barra(page)).toContainText('2 eventos, 1 a corrigir')
  for (const [width, height] of [
    [360, 740],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await barra(page).boundingBox())?.height, `${width} px`)
      .toBeLessThanOrEqual(120)
  }
  await expectNoSideScroll(page)
  await expectAccessible()
})

test('a faixa do paciente fica rente à barra, e a situação no seu fim', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  const paciente = page.getByRole('region', { name: 'Paciente', exact: true })
  const faixa = await paciente.boundingBox()
  const situacao = await paciente.getByText('Ativo', { exact: true }).boundingBox()
  const sobra = (faixa?.x ?? 0) + (faixa?.width ?? 0) - (situacao?.x ?? 0) - (situacao?.width ?? 0)
  expect(sobra, 'da situação ao fim da faixa').toBeLessThanOrEqual(32)
  await page.evaluate(() => scrollTo(0, 400))
  // The portal's bar is 60 px high: nothing of the page shows between the two.
  await expect.poll(async () => (await paciente.boundingBox())?.y).toBeLessThanOrEqual(60)
})

test('o foco não fica sob a barra do envio', async ({ page, open }) => {
  await page.setViewportSize({ width: 1366, height: 560 })
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  await page
    .getByRole('radio', { name: 'Mista' })
    .or(page.getByRole('button', { name: 'Mista' }))
    .first()
    .click()
  await page.evaluate(() => scrollTo(0, 0))
  await dente(page, '48').focus()
  await expectOverBar(dente(page, '48'))
  // As much is kept free as the bar is high, and not a guess of it: on a phone it is higher.
  await page.setViewportSize({ width: 360, height: 740 })
  const readSobra = () =>
    page.evaluate(() => {
      const folga = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
      return folga - (document.querySelector('[data-parte=barra]')?.getBoundingClientRect().height ?? 0)
    })
  await expect.poll(readSobra).toBeGreaterThanOrEqual(0)
})

test('o veredito do que se digita vem sob a linha, com correção e desfazer por uma tecla', async ({
  page,
  open,
}) => {
  await open('/portal')
  await releaseGuia(page)
  const inclusao = page.getByRole('region', { name: 'Inclusão de eventos' })
  const fala = inclusao.locator('[aria-live=polite]')
  await page.keyboard.type('25O85100200')
  await page.keyboard.press('Enter')
  await expect(inclusao).toContainText('25 O 85.100.200')
  await expect(inclusao).toContainText('Falha em informação de dados de faces dos dentes (3023)')
  await expect(fala).toContainText(/^Incluído: 25 .*Corrigir.*Falha em informação/)
  await expect(linhaDeEvento(page)).toBeFocused()
  await page.keyboard.press('Alt+c')
  await expect(fala).toContainText(/^Corrigido: 25 .*Seria aprovado/)
  await expect(linhaDeEvento(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(fala).toHaveText(/^Desfeito: mudança de 25 Restauração/)
  await expect(rowsOf(page, 'Falha em informação')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Nenhum evento ainda').first()).toBeVisible()
  await expect(linhaDeEvento(page)).toBeFocused()
  await expect(fala).toHaveText(/^Desfeito: inclusão de 25 Restauração/)
  await page.keyboard.press('Control+z')
  await expect(fala).toHaveText('Nada a desfazer.')
  await expect(inclusao.locator('[data-parte=veredito]')).toHaveText('Nada a desfazer.')
  // The same words again are said again: the place that is read is made anew.
  const dita = await fala.locator('span').elementHandle()
  await page.keyboard.press('Control+z')
  await expect.poll(() => dita?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expect(fala).toHaveText('Nada a desfazer.')
})

test('uma linha entende palavras, vários e uma coluna colada; o que falta fica à espera', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  await page.keyboard.type('26 om 85.100.2')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, '26 MO')).toHaveCount(1)
  await linhaDeEvento(page).evaluate((campo, texto) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', texto)
    campo.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, '36\tO\t85100196\tR$ 85,00\r\n37\tO\t85100196\t85,00\r\n')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Eventos (3)' })).toBeVisible()
  // How the whole of it stands, and not its worst line alone.
  const resumo = /2 eventos: 2 seriam aprovados; R\$\s\d+,\d\d/
  await expect(page.locator('[data-parte=veredito]')).toHaveText(resumo)
  await expect(page.getByRole('region', { name: 'Inclusão de eventos' }).locator('[aria-live]')).toHaveText(
    resumo,
  )
  // How a long column was read is a box of six lines, and no page of its own.
  await linhaDeEvento(page).fill(Array.from({ length: 60 }, () => '36 O 85100196').join('; '))
  const leitura = page.getByRole('region', { name: 'Como a linha foi lida' })
  await expect(leitura).toBeVisible()
  expect((await leitura.boundingBox())?.height).toBeLessThan(160)
  await expectAccessible()
  await linhaDeEvento(page).fill('')
  // The words of an event that this specialty does not offer include no other.
  await includeEvento(page, '16 raio x')
  await expect(
    page
      .getByText('Radiografia periapical. É de outra especialidade (Radiologia): esta guia não oferece.')
      .first(),
  ).toBeVisible()
  await linhaDeEvento(page).fill('')
  // An event without its place waits in the line, and the place alone completes it.
  await page.keyboard.type('85100196')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escolha o dente no odontograma.').first()).toBeVisible()
  await page.keyboard.type('47o')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, '47 O')).toHaveCount(1)
  // What is not understood stays in the line with its reason.
  await page.keyboard.type('26 O 85100196; 99 O 85100196')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Não existe dente 99.').first()).toBeVisible()
  await expect(linhaDeEvento(page)).toHaveValue('26 O 85100196; 99 O 85100196')
  await expect(page.getByRole('heading', { name: 'Eventos (4)' })).toBeVisible()
})

test('a tabela é uma parada de Tab: setas andam, Enter edita, Delete remove, e o foco fica', async ({
  page,
  open,
}) => {
  await open('/portal')
  await releaseGuia(page)
  for (const linha of ['36 O 85100196', '37 O 85100196', '47 O 85100196']) await includeEvento(page, linha)
  await page.keyboard.press('Alt+e')
  await expect(rowsOf(page, '47 O')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rowsOf(page, '37 O')).toBeFocused()
  await page.keyboard.press('Enter')
  const campo = page.getByRole('textbox', { name: /^Dente de/ })
  await expect(campo).toBeFocused()
  await page.keyboard.type('46')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, '46 O')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(rowsOf(page, '47 O')).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
  await expect(page.getByText('Nenhum evento ainda').first()).toBeVisible()
  await expectFocused(page)
})
