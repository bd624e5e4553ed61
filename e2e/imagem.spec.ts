import { expect, type Locator, type Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { buildPdfPaginas, paginaDeCor } from '../apps/server/src/imagem/decoder/pdf.fixture.ts'
import { civilDay } from '../apps/server/src/runtime/clock.ts'
import { toBrasileira } from '../packages/domain/src/calendario/dataCivil.ts'
import { findPaciente, openDobra } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { test } from './person.ts'

const toFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

async function choose(page: Page, arquivosEscolhidos: readonly ReturnType<typeof toFile>[]): Promise<void> {
  await openDobra(page, 'Imagens')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher arquivos' }).click()
  await (await chooser).setFiles([...arquivosEscolhidos])
}

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

const cores = [
  [0, 128, 0],
  [0, 0, 255],
] as const

test('envia, vê, baixa e remove imagens, como a operadora as lê e guarda', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/solicitarAutorizacao')
  await findPaciente(page)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
  await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
  // A guide just released: it takes images before it has any event.
  await expect(page).toHaveURL(/\/portal\/guia\/\d+/)
  const laudo = buildPdfPaginas(...cores.map((cor) => paginaDeCor(cor.map((parte) => parte / 255).join(' '))))
  await choose(page, [
    toFile('16 inicial.png', await arquivos.png({ r: 90, g: 90, b: 90 }, 640, 480)),
    toFile('26 inicial.tif', await arquivos.tiff()),
    toFile('laudo.pdf', laudo),
    toFile('falsa.png', Buffer.from('<html></html>')),
    toFile('ativo.pdf', arquivos.pdf('4 0 obj << /S /SubmitForm >> endobj\n')),
  ])
  const fila = page.getByRole('list', { name: 'Arquivos a enviar' })
  await page.getByRole('button', { name: 'Enviar 4 arquivos' }).press('Enter')
  await expect(page.getByText('3 arquivos enviados. 2 arquivos recusados.')).toBeVisible()
  await expect(fila.getByText('O conteúdo do arquivo não corresponde à sua extensão.')).toBeVisible()
  await expect(fila.getByText(/O PDF tem senha, programa, formulário de envio/)).toBeVisible()
  const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
  await expect(guardadas.getByRole('img', { includeHidden: true })).toHaveCount(3)
  await expectAccessible()

  const visualizador = page.getByRole('dialog')
  const imagem = visualizador.locator('canvas')
  await guardadas.getByRole('button', { name: /^Ver imagem .*sem dente/ }).click()
  for (const [i, cor] of cores.entries()) {
    await expect(visualizador.getByRole('status').filter({ hasText: 'Página' })).toHaveText(
      `Página ${i + 1} de 2`,
    )
    await expect.poll(async () => isPerto(cor, await readCor(imagem))).toBe(true)
    await page.keyboard.press('PageDown')
  }
  await page.keyboard.press('Escape')
  await guardadas.getByRole('button', { name: /Inicial, dente 16/ }).click()
  await expect.poll(async () => isPerto([90, 90, 90], await readCor(imagem))).toBe(true)
  await expectAccessible()
  const download = page.waitForEvent('download')
  await visualizador.getByRole('button', { name: 'Baixar' }).click()
  expect((await download).suggestedFilename()).toBe('16 inicial.png')
  await page.keyboard.press('Escape')

  await guardadas
    .getByRole('button', { name: /^Remover a imagem/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remover imagem', exact: true }).click()
  await expect(guardadas.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await openDobra(page, 'Imagens')
  await expect(guardadas.getByRole('listitem')).toHaveCount(2)
})

test('a imagem que contou na assinatura da guia fica congelada', async ({ page, open }, { retry }) => {
  await open('/portal')
  // A tooth that a first try has restored takes no second restoration on the same day.
  const dente = retry === 0 ? 35 : 45
  const numero = await createGuia(page, [`${dente} OM 85100200`])
  await page.goto(`/portal/guia/${numero}`)
  await choose(page, [toFile(`${dente} final.png`, await arquivos.filme(30))])
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  const guardadas = page.getByRole('list', { name: 'Imagens da guia' })
  await expect(guardadas.getByRole('button', { name: 'Remover a imagem 1' })).toBeVisible()
  const data = page.getByRole('textbox', { name: /^Data de realização de/ })
  await data.fill(toBrasileira(civilDay(new Date())))
  await data.press('Enter')
  await expect(page.getByText('Salvando datas…')).toBeHidden()
  await page.getByRole('button', { name: 'Assinar guia' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Assinar guia' })
    .click()
  await expect(guardadas.getByText(/Congelada: contou na assinatura da guia/)).toBeVisible()
  await expect(guardadas.getByRole('button', { name: 'Remover a imagem 1' })).toHaveCount(0)
  await expect(page.getByText('A guia está assinada')).toBeVisible()
})

/** How many files this browser keeps until they have arrived. */
const countEsperas = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const bancos = await indexedDB.databases()
    if (!bancos.some(({ name }) => name === 'portal.envio')) return 0
    const pedido = indexedDB.open('portal.envio')
    const banco = await new Promise<IDBDatabase>((resolve) => {
      pedido.addEventListener('success', () => resolve(pedido.result))
    })
    const quantos = banco.transaction('itens').objectStore('itens').count()
    return new Promise<number>((resolve) => {
      quantos.addEventListener('success', () => {
        banco.close()
        resolve(quantos.result)
      })
    })
  })

test('o arquivo que espera volta com o navegador reaberto, e a saída o apaga', async ({
  page,
  open,
  context,
}) => {
  await open('/portal')
  const numero = await createGuia(page, ['44 OM 85100200'])
  await page.goto(`/portal/guia/${numero}`)
  await choose(page, [toFile('44 final.png', await arquivos.png({ r: 60, g: 60, b: 60 }, 640, 480))])
  // Looked at by the worker of the build, under the policy of the page.
  await expect(page.getByText('Nada se distingue na imagem')).toBeVisible()
  expect(page.workers()).toHaveLength(1)
  await expect.poll(() => countEsperas(page)).toBe(1)
  await page.close()
  const reaberta = await context.newPage()
  await reaberta.goto(`/portal/guia/${numero}`)
  await openDobra(reaberta, 'Imagens')
  await expect(reaberta.getByText('1 arquivo voltou', { exact: true })).toBeVisible()
  await reaberta.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  await expect(reaberta.getByText('1 imagem enviada.')).toBeVisible()
  await expect.poll(() => countEsperas(reaberta)).toBe(0)
  await choose(reaberta, [toFile('44 outra.png', await arquivos.filme(9))])
  await expect.poll(() => countEsperas(reaberta)).toBe(1)
  await reaberta.getByRole('button', { name: 'Sair' }).click()
  await expect(reaberta.getByRole('heading', { name: '1 arquivo ainda não foi enviado' })).toBeFocused()
  await reaberta.getByRole('button', { name: 'Sair e apagar o arquivo' }).click()
  await reaberta.waitForURL(
    (url) => !url.pathname.startsWith('/acesso') && !url.pathname.startsWith('/portal'),
  )
  await expect.poll(() => reaberta.evaluate(() => indexedDB.databases())).toEqual([])
})
