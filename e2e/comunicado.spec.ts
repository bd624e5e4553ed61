import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

const HOSTIL = `## <img src=x onerror="document.title='furado'">

<script>document.title = 'furado'</script> **<b>negrito</b>** [aqui](javascript:alert(1))

- "><svg onload=alert(1)>`

test('do sino ao comunicado lido e de volta, só com o teclado', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await changeRows(portal.dataDir, 'delete from leitura_comunicado where codigo_credenciado = 100009')
  await open('/portal', '100009')
  const sino = page.getByRole('button', { name: /^Avisos, \d+ não lidos/ })
  await sino.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog', { name: 'Avisos' })
    .getByRole('link', { name: /comunicados não lidos/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/portal\/comunicados$/)
  const naoLidos = page.getByText('Não lido', { exact: true })
  await expect(naoLidos.first()).toBeVisible()
  const antes = await naoLidos.count()

  await page.getByRole('searchbox', { name: 'Procurar nos comunicados' }).fill('OPERADORA prazos')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 comunicado', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/texto=/)
  await page.getByRole('link', { name: 'Fim de ano: atendimento da operadora' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Fim de ano: atendimento da operadora' })).toBeFocused()
  await page.getByRole('link', { name: 'Voltar aos comunicados' }).press('Enter')
  // Back to the same list, at the line that was read.
  await expect(page).toHaveURL(/\?texto=OPERADORA\+prazos$/)
  await expect(page.getByRole('link', { name: 'Fim de ano: atendimento da operadora' })).toBeFocused()
  await expect(page.getByText('1 comunicado', { exact: true })).toBeVisible()
  const campo = page.getByRole('searchbox', { name: 'Procurar nos comunicados' })
  await campo.fill('')
  await expect(page).toHaveURL(/\/portal\/comunicados$/)
  await expect(naoLidos).toHaveCount(antes - 1)

  const etiqueta = page.getByRole('button', { name: 'Imagens' })
  await etiqueta.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/tags=Imagens/)
  await expect(etiqueta).toHaveAttribute('aria-pressed', 'true')
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

test('uma palavra longa não empurra a página para o lado', async ({ page, open, portal }) => {
  const longa = `https://operadora.example/${'comunicado'.repeat(12)}`
  await changeRows(
    portal.dataDir,
    `insert into comunicado (codigo, titulo, texto, tags, publicado_em, destinatario)
     values (902, $1, $1, array[$2], now() - interval '1 hour', 100009) on conflict do nothing`,
    [longa, 'E'.repeat(39)],
  )
  await page.setViewportSize({ width: 360, height: 740 })
  for (const endereco of ['/portal', '/portal/comunicados', '/portal/comunicados?comunicado=902']) {
    await open(endereco, '100009')
    await expect(page.getByText(longa).first()).toBeVisible()
    await expectNoSideScroll(page, endereco)
  }
})

test('um comunicado que saiu do ar diz isso e leva aos outros', async ({ page, open, expectAccessible }) => {
  await open('/portal/comunicados?comunicado=999', '100009')
  await expect(page.getByText(/saiu do ar/)).toBeVisible()
  await expect(page.locator('#titulo')).toBeFocused()
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver os comunicados' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Comunicados da operadora' })).toBeVisible()
  await open('/portal/comunicados?pagina=99', '100009')
  await expect(page.getByRole('heading', { name: 'Não há página 99' })).toBeVisible()
})

test('o que um comunicado traz de marcação é só texto', async ({ page, open, portal, expectAccessible }) => {
  await changeRows(
    portal.dataDir,
    `insert into comunicado (codigo, titulo, texto, publicado_em, destinatario)
     values (901, $1, $2, now() - interval '1 day', 100009) on conflict do nothing`,
    ['<b>Título</b>', HOSTIL],
  )
  await open('/portal/comunicados?comunicado=901', '100009')
  await expect(page.getByRole('heading', { name: '<b>Título</b>' })).toBeVisible()
  await expect(page.getByText(`<script>document.title = 'furado'</script>`)).toBeVisible()
  await expect(page.locator('#conteudo img, #conteudo script, #conteudo a[href^="javascript"]')).toHaveCount(
    0,
  )
  expect(await page.title()).not.toContain('furado')
  await expectAccessible()
})
