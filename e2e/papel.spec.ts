import type { Page } from '@playwright/test'
import { telas } from '../packages/domain/src/menu/tela.tables.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

/** What has a box on the page and is there to be pressed or to lead about the portal. */
const listApertaveis = (page: Page) =>
  page
    .locator('button, [role=button], a[class*=button], nav, [role=search], input[type=search]')
    .evaluateAll((all) =>
      all.filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML.slice(0, 120)),
    )

/** A4, upright, at 96 points an inch. */
const FOLHA = { width: 794, height: 1123 }

test('no papel nenhuma tela tem botão, menu nem fundo escuro', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(FOLHA)
  await open('/portal')
  const enviada = String(await createGuia(page, ['48 O 85100196']))
  const aberta = String(await createGuia(page, []))
  const enderecos = telas.flatMap(({ rota }) =>
    rota.includes('$') ? [enviada, aberta].map((numero) => rota.replace('$numeroFicha', numero)) : [rota],
  )
  for (const endereco of enderecos) {
    await test.step(endereco, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(endereco)
      await expect(page.locator('#raiz main')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const titulo = await page.getByRole('heading', { level: 1 }).first().innerText()
      // Paper hides the field that may have the focus; the browser prints a copy, and the page keeps it.
      await page.locator('#titulo').focus()
      await page.emulateMedia({ media: 'print' })
      expect(await listApertaveis(page), endereco).toEqual([])
      // What remains is the page: its title, and words on white, none beyond the paper.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(titulo).not.toBe('')
      const pintura = await page.evaluate(() => ({
        fundo: getComputedStyle(document.documentElement).backgroundColor,
        tinta: getComputedStyle(document.body).color,
        sobra: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(lightness(pintura.fundo), pintura.fundo).toBeGreaterThan(0.9)
      expect(lightness(pintura.tinta), pintura.tinta).toBeLessThan(0.3)
      expect(pintura.sobra, `${endereco} cabe na largura do papel`).toBeLessThanOrEqual(0)
    })
  }
})

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

/** Of `rgb(...)`, from 0 (black) to 1 (white). */
function lightness(cor: string): number {
  const [r = 0, g = 0, b = 0] = (cor.match(/[\d.]+/g) ?? []).map(Number)
  return (r + g + b) / 3 / 255
}
