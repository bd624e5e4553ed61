import { expect, type Locator, type Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { buildPdfPaginas, paginaDeCor } from '../apps/server/src/imagem/decoder/pdf.fixture.ts'
import { findPaciente, includeEvento, openDobra, releaseGuia, statusOf } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { test } from './person.ts'

/** A guide just released: it takes images before it has any event. */
async function openGuia(page: Page): Promise<void> {
  await findPaciente(page)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
  await expect(page).toHaveURL(/\/portal\/guia\/\d+/)
  // As whoever comes back to it: nothing of the screen before is left to announce.
  await page.reload()
}

const toFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

async function choose(page: Page, arquivosEscolhidos: readonly ReturnType<typeof toFile>[]): Promise<void> {
  await openDobra(page, 'Imagens')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher arquivos' }).click()
  await (await chooser).setFiles([...arquivosEscolhidos])
}

test('envia, vê e remove imagens da guia', async ({ page, open, expectAccessible }) => {
  test.slow()
  await open('/portal/solicitarAutorizacao')
  await openGuia(page)
  await choose(page, [
    toFile('16 inicial.png', await arquivos.png({ r: 90, g: 90, b: 90 }, 640, 480)),
    toFile('panorâmica.tif', await arquivos.tiff()),
    toFile('planilha.xlsx', Buffer.from('PK')),
    toFile('falsa.png', Buffer.from('<html></html>')),
  ])
  const fila = page.getByRole('list', { name: 'Arquivos a enviar' })
  await expect(fila.getByText('Envie um arquivo JPG, JPEG, PDF, PNG, BMP, TIF ou TIFF.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar 3 imagens' }).press('Enter')
  // The button has gone with what it sent.
  await expect(page.getByRole('status').filter({ hasText: /imagens? enviadas?/ })).toBeFocused()
  await expect(page.getByText('2 imagens enviadas. 2 arquivos não foram enviados.')).toBeVisible()
  await expect(fila.getByText('O conteúdo do arquivo não corresponde à sua extensão.')).toBeVisible()
  const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
  await expect(guardadas.getByRole('listitem')).toHaveCount(2)
  await expect(guardadas.getByRole('img', { includeHidden: true })).toHaveCount(2)
  await expectAccessible()

  await guardadas.getByRole('button', { name: /Inicial, dente 16/ }).click()
  const visualizador = page.getByRole('dialog')
  const imagem = visualizador.locator('canvas')
  await expect(imagem).toBeVisible()
  await page.keyboard.press('r')
  await expect(imagem).toHaveCSS('transform', /^matrix\(0/)
  await page.keyboard.press('i')
  await expect(visualizador.getByRole('button', { name: /Inverter/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  const download = page.waitForEvent('download')
  await visualizador.getByRole('button', { name: 'Baixar o original' }).click()
  expect((await download).suggestedFilename()).toBe('16 inicial.png')
  // One Esc closes the viewer, tooltip and all.
  await visualizador.getByRole('button', { name: /Inverter/ }).hover()
  await expect(page.getByRole('tooltip', { name: /Inverter/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visualizador).toBeHidden()

  await guardadas
    .getByRole('button', { name: /^Remover a imagem/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remover imagem', exact: true }).click()
  await expect(guardadas.getByRole('listitem')).toHaveCount(1)
  // What was pressed has gone: its neighbour has the focus, and after the last one the way to send others.
  await expect(guardadas.getByRole('button', { name: /^Ver imagem/ })).toBeFocused()
  await guardadas.getByRole('button', { name: /^Remover a imagem/ }).press('Enter')
  await page.getByRole('button', { name: 'Remover imagem', exact: true }).press('Enter')
  await expect(page.getByText('Nenhuma imagem foi enviada ainda.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused()
})

test('um arquivo tirado da lista leva o foco ao vizinho, e o último ao caminho para escolher outros', async ({
  page,
  open,
}) => {
  await open('/portal/solicitarAutorizacao')
  await openGuia(page)
  await choose(page, [
    toFile('16 inicial.png', await arquivos.filme(40)),
    toFile('26 inicial.png', await arquivos.filme(50)),
  ])
  const fila = page.getByRole('list', { name: 'Arquivos a enviar' })
  await fila.getByRole('button', { name: 'Tirar 26 inicial.png da lista' }).press('Enter')
  await expect(fila.getByRole('listitem')).toHaveCount(1)
  // The first control of the line beside it.
  await expect(fila.getByRole('listitem').locator(':focus')).toHaveCount(1)
  await fila.getByRole('button', { name: 'Tirar 16 inicial.png da lista' }).press('Enter')
  await expect(fila).toBeHidden()
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused()
})

/** The colour in the middle of what is shown. */
const readCor = (imagem: Locator): Promise<number[]> =>
  imagem.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas')
    const { width, height } = element
    return [
      ...(element
        .getContext('2d')
        ?.getImageData(width / 2, height / 2, 1, 1)
        .data.slice(0, 3) ?? []),
    ]
  })

const isPerto = (cor: readonly number[], outra: readonly number[]): boolean =>
  cor.every((parte, at) => Math.abs(parte - (outra[at] ?? 0)) < 8)

test('mostra as páginas de um PDF como imagens', async ({ page, open, expectAccessible }) => {
  test.slow()
  await open('/portal/solicitarAutorizacao')
  await openGuia(page)
  const cores = [
    [0, 128, 0],
    [0, 0, 255],
    [255, 0, 0],
  ] as const
  const laudo = buildPdfPaginas(...cores.map((cor) => paginaDeCor(cor.map((parte) => parte / 255).join(' '))))
  await choose(page, [
    toFile('laudo.pdf', laudo),
    toFile('16 inicial.png', await arquivos.png({ r: 90, g: 90, b: 90 }, 640, 480)),
    toFile('ativo.pdf', arquivos.pdf('4 0 obj << /S /SubmitForm >> endobj\n')),
  ])
  await page.getByRole('button', { name: 'Enviar 3 imagens' }).click()
  await expect(page.getByText(/O PDF tem senha, programa, formulário de envio/)).toBeVisible()
  const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
  await expect(guardadas.getByRole('listitem')).toHaveCount(2)

  await guardadas.getByRole('button', { name: /^Ver imagem .*sem dente/ }).click()
  const visualizador = page.getByRole('dialog')
  const imagem = visualizador.locator('canvas')
  const situacao = visualizador.getByRole('status').filter({ hasText: 'Página' })
  const expectPagina = async (pagina: 1 | 2 | 3) => {
    await expect(situacao).toHaveText(`Página ${pagina} de 3`)
    await expect(visualizador.getByRole('img', { name: new RegExp(`página ${pagina} de 3$`) })).toHaveCount(1)
    await expect.poll(async () => isPerto(cores[pagina - 1] ?? [], await readCor(imagem))).toBe(true)
  }
  await expectPagina(1)
  await page.keyboard.press('PageDown')
  await expectPagina(2)
  await expectAccessible()
  // Whoever reads goes on as near.
  await page.keyboard.press('1')
  await expect.poll(() => readEscala(imagem)).toBe(1)
  await page.keyboard.press('PageUp')
  await expectPagina(1)
  await expect.poll(() => readEscala(imagem)).toBe(1)
  await page.keyboard.press('a')
  await page.keyboard.press('PageDown')
  await expectPagina(2)
  await page.keyboard.press('?')
  await expect(visualizador.getByRole('region', { name: 'Atalhos do teclado' })).toContainText('+Aproximar')
  await page.keyboard.press('?')

  const proxima = visualizador.getByRole('button', { name: /^Próxima página/ })
  await proxima.click()
  await expectPagina(3)
  // At the end the button does nothing more, and the focus is where it was.
  await expect(proxima).toBeDisabled()
  await expect(proxima).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('PageUp')
  await expectPagina(2)
  await expect(proxima).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(visualizador).toBeHidden()
})

test('pergunta para quais eventos é a imagem, e guarda a resposta', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow()
  await open('/portal')
  const numero = await createGuia(page, ['16  85200158', '26  85200158', '27  85200158'])
  await page.goto(`/portal/guia/${numero}`)
  await choose(page, [toFile('panorâmica.png', await arquivos.filme(10))])
  const fila = page.getByRole('list', { name: 'Arquivos a enviar' })
  const pergunta = fila.getByRole('group', { name: 'Para quais eventos?' })
  await expect(pergunta.getByRole('checkbox')).toHaveCount(3)
  // Which of the three a panoramic image is for nobody can tell but who sends it.
  await expect(pergunta.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(pergunta).toContainText('não atende a nenhuma exigência')
  await fila.getByRole('combobox', { name: 'Dente' }).selectOption('26')
  // One film serves the neighbours.
  await expect(pergunta.getByRole('checkbox', { name: /^Dente 26/ })).toBeChecked()
  await expect(pergunta.getByRole('checkbox', { name: /^Dente 27/ })).toBeChecked()
  await pergunta.getByRole('checkbox', { name: /^Dente 27/ }).focus()
  await page.keyboard.press('Space')
  await expectAccessible()
  // Nobody writes in a box to tick: the keys of the page answer there.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: /^Ajuda/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
  await expect(guardadas.getByText(/^Para: Dente 26 · /)).toBeVisible()

  await guardadas.getByRole('button', { name: 'Escolher os eventos da imagem 1' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('checkbox', { name: /^Dente 27/ }).focus()
  await page.keyboard.press('Space')
  await expectAccessible()
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(guardadas.getByText(/^Para: Dente 26 .*; Dente 27 · /)).toBeVisible()
  // Two of the three have theirs.
  await expect(page.getByRole('region', { name: 'Imagens exigidas' })).toContainText('Falta 1 imagem')
  await expect(guardadas.getByRole('button', { name: 'Escolher os eventos da imagem 1' })).toBeFocused()
})

test('mostra congelada, com o motivo, a imagem que já serviu', async ({ page, open, expectAccessible }) => {
  test.slow()
  await open('/portal')
  const numero = await createGuia(page, ['35 OM 85100200'])
  await page.goto(`/portal/guia/${numero}`)
  await choose(page, [toFile('35 final.png', await arquivos.filme(30))])
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
  await expect(guardadas.getByRole('button', { name: 'Remover a imagem 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Assinar guia' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Assinar guia' })
    .click()
  await expect(guardadas.getByText(/Congelada: contou na assinatura da guia/)).toBeVisible()
  await expect(guardadas.getByRole('button', { name: 'Remover a imagem 1' })).toHaveCount(0)
  await expect(page.getByText('A guia está assinada')).toBeVisible()
  await expectAccessible()
})

test('a guia não vai enquanto uma imagem escolhida espera', async ({ page, open }) => {
  test.slow()
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '15 O 85100196')
  await choose(page, [toFile('15 inicial.png', await arquivos.filme(20))])
  await expect(page.getByText('1 imagem pronta para enviar.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^1 imagem escolhida ainda não foi enviada/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar 1 imagem' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 imagem enviada.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(statusOf(page, /./)).toBeVisible()
})

/** How much larger than its pixels the image is drawn. */
const readEscala = (imagem: Locator): Promise<number> =>
  imagem.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

/** Two fingers on either side of a point, from `de` to `ate` pixels apart. */
async function pinch(page: Page, { x, y }: { x: number; y: number }, de: number, ate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const toFingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ]
  const steps = 8
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: toFingers(de) })
  for (let step = 1; step <= steps; step++) {
    const touchPoints = toFingers(de + ((ate - de) * step) / steps)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('com os dedos', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 823 } })

  test('a pinça aproxima e afasta a radiografia, e a página fica como está', async ({ page, open }) => {
    await open('/portal/solicitarAutorizacao')
    await openGuia(page)
    await choose(page, [toFile('16 inicial.png', await arquivos.png({ r: 90, g: 90, b: 90 }, 640, 480))])
    await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
    const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
    await guardadas.getByRole('button', { name: /Inicial, dente 16/ }).click()
    const imagem = page.getByRole('dialog').locator('canvas')
    await expect(imagem).toBeVisible()
    const inteira = await readEscala(imagem)
    await pinch(page, { x: 206, y: 400 }, 80, 240)
    await expect.poll(() => readEscala(imagem)).toBeCloseTo(inteira * 3, 1)
    await pinch(page, { x: 206, y: 400 }, 240, 120)
    await expect.poll(() => readEscala(imagem)).toBeCloseTo(inteira * 1.5, 1)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})
