import type { Page } from '@playwright/test'
import { ajudas } from '@portal/domain/menu/ajuda.tables.ts'
import { type Tela, telas } from '@portal/domain/menu/tela.tables.ts'
import { listBeyond } from '../apps/web/src/testing/listBeyond.ts'
import { capturaExame } from '../packages/contract/src/capturaExame.ts'
import type { Reply } from '../packages/contract/src/route.ts'
import { solicitacaoExame } from '../packages/contract/src/solicitacaoExame.ts'
import { createGuia, get } from './guiaPronta.ts'
import { expect, test } from './person.ts'

/** Opened to radiology units alone. */
const isDaUnidade = ({ pagina }: Tela) => pagina === 'CapturaExamesPage'
/** Opened to orthodontists alone. */
const isDaOrtodontia = (tela: Tela) => 'permissao' in tela && tela.permissao === 'REANALISE_ORTO'
const doDentista = telas.filter((tela) => !isDaUnidade(tela) && !isDaOrtodontia(tela))

/** Half of the screens each: a sweep of all would be the longest test by far, and keep one processor busy alone. */
const partes = [
  { nome: '1 de 2', login: '100001', varridas: doDentista.filter((_, i) => i % 2 === 0) },
  { nome: '2 de 2', login: '100001', varridas: doDentista.filter((_, i) => i % 2 === 1) },
  {
    nome: 'da unidade de radiologia',
    login: '100003',
    varridas: telas.filter((tela) => isDaUnidade(tela) || tela.pagina === 'GuiaPage'),
  },
  { nome: 'da ortodontista', login: '100004', varridas: telas.filter(isDaOrtodontia) },
] as const

/** Which guide and which request a screen of one shows. */
type Numeros = { numeroFicha: number; numeroSolicitacao: number }

/** A new guide of the dentist's with these events, and the request of exams of which most came. */
async function readNumeros(page: Page, login: string, linhas: readonly string[]): Promise<Numeros> {
  if (login === '100003') return readCapturada(page)
  const { solicitacoes } = (await get(page, solicitacaoExame.listPedidos)) as Reply<
    typeof solicitacaoExame.listPedidos
  >
  const [{ numeroSolicitacao } = { numeroSolicitacao: 0 }] = solicitacoes.toSorted(
    (a, b) => b.imagens - a.imagens,
  )
  return { numeroSolicitacao, numeroFicha: await createGuia(page, linhas) }
}

/** A request that the unit captured, with the guide that it opened. */
async function readCapturada(page: Page): Promise<Numeros> {
  const { capturas } = (await get(page, capturaExame.listCapturas)) as Reply<typeof capturaExame.listCapturas>
  const aberta = capturas.find(({ guiaAberta }) => guiaAberta)
  return {
    numeroFicha: aberta?.numeroFichaSolicitacao ?? 0,
    numeroSolicitacao: aberta?.numeroSolicitacaoExame ?? 0,
  }
}

/** A brand, by its id, in whose colours every screen is judged instead: `MARCA=lumina npm run e2e -- varredura.spec.ts`. */
const marca = process.env.MARCA

/** The screen as it is with real data, once everything that it asked for has come. */
async function openTela(page: Page, rota: string, numeros: Numeros): Promise<void> {
  const endereco = Object.entries(numeros).reduce(
    (feito, [nome, numero]) => feito.replace(`$${nome}`, String(numero)),
    rota,
  )
  await page.goto(endereco)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#raiz main')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const { nome, login, varridas } of partes) {
  if (marca !== undefined) {
    test(`nas cores de ${marca}, claro e escuro, axe nada acha (${nome})`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      test.slow()
      await open('/portal', login)
      const numeros = await readNumeros(page, login, ['26 OM 85100200', '27  85200158'])
      for (const { rota, rotulo } of varridas) {
        await test.step(rotulo, async () => {
          await openTela(page, rota, numeros)
          await page.locator('html').evaluate((html, id) => html.setAttribute('data-marca', id), marca)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await expectAccessible({ soCores: true })
          }
        })
      }
    })
    continue
  }

  // A screen is opened once: it is asked in the light on a desk, then in the dark at 400 per cent, then on paper.
  test(`axe nada acha, "?" diz para que serve cada tela, nada fica ao lado a 400 %, e o papel é claro (${nome})`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    test.slow()
    await open('/portal', login)
    const numeros = await readNumeros(page, login, ['26 OM 85100200', '27  85200158'])
    const places = new Set<number | undefined>()
    for (const tela of varridas) {
      await test.step(tela.rotulo, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.emulateMedia({ colorScheme: 'light' })
        await openTela(page, tela.rota, numeros)
        await expectAccessible()
        // A paper stands without the portal's frame, which is where the help has its one place.
        const lugar = await page.getByRole('button', { name: 'Ajuda desta tela (?)' }).boundingBox()
        if (!tela.rota.startsWith('/portal/impressao/')) places.add(lugar?.x)
        await expectAjuda(page, tela)
        await expectNoEscuro(page, tela.rotulo)
        await expectAccessible({ soCores: true })
        await expectOnPaper(page, tela.rotulo)
      })
    }
    expect([...places]).toHaveLength(1)
  })
}

/** `?` says what the screen is for. */
async function expectAjuda(page: Page, { pagina, rotulo }: Tela): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const ajuda = page.getByRole('dialog', { name: `Ajuda: ${rotulo}` })
  await expect(ajuda).toContainText(ajudas[pagina].finalidade)
  await page.keyboard.press('Escape')
  await expect(ajuda).toBeHidden()
}

/** 400 per cent of 1,280 pixels (WCAG 1.4.10), in the dark theme, in which only the colours are others. */
async function expectNoEscuro(page: Page, rotulo: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  // What measures itself is right with the next frame.
  await expect.poll(() => page.evaluate(listBeyond), rotulo).toEqual([])
  const largura = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(largura, rotulo).toBeLessThanOrEqual(320)
}

/** A4, upright, at 96 points an inch. */
const FOLHA = { width: 794, height: 1123 }

/** On paper there is the page: its title and its words on white, nothing to press, nothing beyond the sheet. */
async function expectOnPaper(page: Page, rotulo: string): Promise<void> {
  await page.setViewportSize(FOLHA)
  // Paper hides the field that may have the focus; the browser prints a copy, and the page keeps it.
  await page.locator('#titulo').focus()
  await page.emulateMedia({ media: 'print' })
  const apertaveis = page.locator(
    // What says something besides being pressed is drawn there, without its frame (`papel.css`).
    'button:not([data-print]), [role=button], a[class*=button], nav, [role=search], input[type=search]',
  )
  const vistos = await apertaveis.evaluateAll((all) =>
    all.filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML.slice(0, 120)),
  )
  expect(vistos, rotulo).toEqual([])
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('')
  const pintura = await page.evaluate(() => ({
    fundo: getComputedStyle(document.documentElement).backgroundColor,
    tinta: getComputedStyle(document.body).color,
    sobra: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(lightness(pintura.fundo), pintura.fundo).toBeGreaterThan(0.9)
  expect(lightness(pintura.tinta), pintura.tinta).toBeLessThan(0.3)
  expect(pintura.sobra, `${rotulo} cabe na largura do papel`).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'screen' })
}

/** Of `rgb(...)`, from 0 (black) to 1 (white). */
function lightness(cor: string): number {
  const [r = 0, g = 0, b = 0] = (cor.match(/[\d.]+/g) ?? []).map(Number)
  return (r + g + b) / 3 / 255
}

test('a situação de uma guia continua escrita no papel, embora na tela seja um botão', async ({
  page,
  open,
}) => {
  await open('/portal')
  const numero = await createGuia(page, ['48 O 85100196'])
  await page.goto(`/portal/guia/${numero}`)
  const situacao = page.locator('[data-parte=cabeca] button[aria-haspopup=dialog]')
  await expect(situacao).toBeVisible()
  const palavras = await situacao.innerText()
  await page.emulateMedia({ media: 'print' })
  expect(await situacao.evaluate((botao) => botao.getClientRects().length)).toBe(0)
  await expect(page.locator('[data-parte=cabeca]').getByText(palavras, { exact: true })).toBeVisible()
})

test('com as cores do sistema, o que foi marcado e onde está o foco continuam à vista', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/portal/cancelamentoGTO', '100004')
  const linhas = page.locator('tbody tr').filter({ has: page.getByRole('checkbox') })
  await expect(linhas.nth(1)).toBeVisible()
  await linhas.first().getByRole('checkbox').check({ force: true })
  const tick = (linha: number) => linhas.nth(linha).locator('label svg')
  await expect(tick(0)).toBeVisible()
  await expect(tick(1)).toBeHidden()
  await expect(linhas.first()).toHaveCSS('outline-style', 'solid')
  await expect(linhas.nth(1)).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-width', '3px')
  await expectAccessible()
})
