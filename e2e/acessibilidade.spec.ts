import { telas } from '@portal/domain/menu/tela.tables.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { findPaciente } from './formulario.ts'
import { expect, test } from './person.ts'

/** Every page whose address needs nothing else; axe finds nothing on any. Colours follow the theme, the layout the width. */
const paginas = telas.filter(({ rota }) => !rota.includes('$'))

const aparencias = [
  ['claro, 1440 px', 'light', 1440],
  ['escuro, 360 px', 'dark', 360],
] as const

for (const [tela, colorScheme, width] of aparencias) {
  test(`nenhum achado no portal (${tela})`, async ({ page, logIn, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/credenciado/login')
    await expectAccessible()
    await logIn()
    for (const { rota, rotulo } of paginas) {
      await test.step(rotulo, async () => {
        await page.goto(rota)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible()
        await expectNoSideScroll(page, rotulo)
      })
    }
  })
}

test('a elegibilidade de um paciente também não tem achados', async ({ page, open, expectAccessible }) => {
  await open('/portal/elegibilidade')
  await findPaciente(page)
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await expectAccessible()
})

test('os atalhos de pulo levam ao conteúdo, ao menu e à busca', async ({ page, open }) => {
  await open('/portal/beneficiarioInativo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('com as cores do sistema, o que foi marcado e onde está o foco continuam à vista', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/portal/cancelamentoGTO', '100004')
  const linhas = page.locator('tbody tr')
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
