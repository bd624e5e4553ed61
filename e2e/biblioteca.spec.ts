import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect, test } from './person.ts'

const ROTA = '/portal/universidadeAurora'

test('procurar, ler e guardar um arquivo, só com o teclado', async ({ page, open, expectAccessible }) => {
  await open(ROTA)
  await expect(page.getByRole('heading', { level: 1, name: 'Universidade Aurora' })).toBeVisible()
  for (const grupo of ['Para começar', 'Prazos e situações', 'Imagens', 'Glosas e recursos', 'Tabelas'])
    await expect(page.getByRole('heading', { level: 2, name: grupo })).toBeVisible()

  const campo = page.getByRole('searchbox', { name: 'Procurar na biblioteca' })
  await campo.focus()
  await page.keyboard.type('DENTES arcadas')
  await expect(page.getByText('1 arquivo', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/texto=DENTES/)
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Tabela de faces e dentes (FDI)' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/arquivo=\d+/)
  const titulo = page.getByRole('heading', { level: 2, name: 'Tabela de faces e dentes (FDI)' })
  await expect(titulo).toBeFocused()
  await expect(page.getByText('Incisivo central superior direito')).toBeVisible()

  const baixar = page.getByRole('button', { name: 'Baixar PDF de Tabela de faces e dentes (FDI)' })
  const [download] = await Promise.all([page.waitForEvent('download'), baixar.press('Enter')])
  expect(download.suggestedFilename()).toBe('tabela-de-faces-e-dentes-fdi-v1.pdf')
  await expect(page.getByText('está nos seus downloads')).toBeVisible()

  await page.getByRole('link', { name: 'Voltar à biblioteca' }).press('Enter')
  await expect(link).toBeFocused()
  await expect(campo).toHaveValue('DENTES arcadas')
  await campo.press('Escape')
  await expect(page.getByRole('heading', { level: 2, name: 'Imagens' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${ROTA}$`))
  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 1366],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 768 })
    await expectAccessible()
    await expectNoSideScroll(page)
  }
})

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1366],
] as const) {
  test(`um arquivo aberto pelo endereço, e de volta pelo navegador (${width} px)`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 768 })
    await open(`${ROTA}?texto=radiografar`)
    const link = page.getByRole('link', { name: 'Como fotografar e radiografar para a auditoria' })
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: 'Fotografia' })).toBeVisible()
    await expectAccessible()
    await expectNoSideScroll(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 3, name: 'Fotografia' })).toBeVisible()
    await page.goBack()
    await expect(link).toBeFocused()
  })
}

test('cada rede tem a sua biblioteca, com o nome e o prazo dela', async ({ page, open }) => {
  await open(ROTA, '300001')
  await expect(page.getByRole('heading', { level: 1, name: 'Universidade Lumina' })).toBeVisible()
  await expect(page).toHaveTitle('Universidade Lumina · Portal do Credenciado')
  await expect(page.getByRole('link', { name: 'Universidade Aurora' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Como recorrer de uma glosa' }).click()
  await expect(page.getByText('180 dias corridos')).toBeVisible()
})
