import { telas } from '@portal/domain/menu/tela.tables.ts'
import { findPaciente } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

/** What is to the right of the window, and not inside of what scrolls by itself (a chart, a wide table). */
function listBeyond(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element))
    .map((element) => `${element.localName}.${element.className.toString().slice(0, 40)}`)
}

// 400 per cent of 1,280 pixels (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } })

test('a 400 % nenhuma tela rola para o lado', async ({ page, open }) => {
  await open('/portal')
  const numero = String(await createGuia(page, ['26 OM 85100200', '27  85200158']))
  for (const { rota, rotulo } of telas) {
    await test.step(rotulo, async () => {
      await page.goto(rota.replaceAll(/\$\w+/g, numero))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await page.evaluate(listBeyond), rotulo).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), rotulo).toBeLessThanOrEqual(320)
    })
  }
})

for (const [login, marca] of [
  ['200001', 'Meridiano Dental'],
  ['300001', 'Lumina'],
] as const) {
  test(`a 400 % a moldura da marca ${marca} cabe na tela`, async ({ page, open }) => {
    await open('/portal', login)
    await expect(page.getByRole('link', { name: marca })).toBeVisible()
    expect(await page.evaluate(listBeyond)).toEqual([])
  })
}

for (const width of [320, 600, 900, 1024, 1366]) {
  test(`um nome longo não tira da vista o cartão nem o plano (${width} px)`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.route('**/elegibilidade/**', async (route) => {
      const answer = await route.fetch()
      const nome = 'Maria Antonieta Wanderley Cavalcanti de Albuquerque Figueiredo Nepomuceno'
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/"nome":"[^"]*"/, `"nome":"${nome}"`),
      })
    })
    await open('/portal/elegibilidade')
    await findPaciente(page)
    const faixa = page.getByRole('region', { name: 'Paciente', exact: true })
    await expect(faixa).toContainText('Nepomuceno')
    for (const termo of ['Plano', 'Cartão'])
      await expect(faixa.getByText(termo, { exact: true }), termo).toBeInViewport({ ratio: 1 })
    await expect(faixa.getByText('500000001')).toBeInViewport({ ratio: 1 })
  })
}
