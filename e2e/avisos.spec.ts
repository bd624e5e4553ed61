import type { Locator, Page } from '@playwright/test'
import { includeEvento, linhaDeEvento, releaseGuia } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

const avisos = (page: Page) => page.getByRole('region', { name: 'Avisos' })

/** Nothing but itself is hit where it stands. */
async function expectUncovered(page: Page, alvo: Locator): Promise<void> {
  await alvo.scrollIntoViewIfNeeded()
  const aviso = await avisos(page).boundingBox()
  const caixa = await alvo.boundingBox()
  if (!aviso || !caixa) throw new Error('not on the page')
  expect(caixa.y + caixa.height, await alvo.innerText()).toBeLessThanOrEqual(aviso.y + 1)
}

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const) {
  test(`um aviso não cobre ações nem a busca (${width} px)`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await open('/portal/consultaGTOs?situacao=8')
    await page.getByRole('button', { name: 'Tirar Senha liberada' }).click()
    const aviso = avisos(page).getByRole('listitem')
    await expect(aviso).toContainText('Filtro retirado: Senha liberada')
    expect((await aviso.boundingBox())?.width).toBeLessThanOrEqual(350)
    // Whatever is on the page can be brought above the notice, the last of it too.
    for (const alvo of [
      page.locator('#busca'),
      page.getByRole('button', { name: 'Pesquisar' }),
      page.getByRole('button', { name: 'Exportar Excel' }),
      page.locator('main button:visible').last(),
      page.locator('footer a').last(),
    ]) {
      await expectUncovered(page, alvo)
    }
    await aviso.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page).toHaveURL(/situacao=(%22)?8/)
    await expect(avisos(page).getByRole('listitem')).toHaveCount(0)
    // Back beside what was undone, and not to the frame around the page.
    await expect(page.locator('main :focus')).toHaveCount(1)
  })
}

test('as barras que ficam à vista e os diálogos terminam acima do aviso', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/portal/consultaGTOs?situacao=8')
  await page.getByRole('button', { name: 'Tirar Senha liberada' }).click()
  await expect(avisos(page).getByRole('listitem')).toBeVisible()
  await page.keyboard.press('Control+k')
  const topo = (await avisos(page).boundingBox())?.y ?? 0
  const dialogo = await page.getByRole('dialog').boundingBox()
  expect((dialogo?.y ?? 999) + (dialogo?.height ?? 999)).toBeLessThanOrEqual(topo + 1)
})

test('remover um evento se desfaz ali mesmo', async ({ page, open }) => {
  await open('/portal')
  await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  await page
    .getByRole('button', { name: /^Remover .*Restauração/ })
    .first()
    .click()
  const veredito = page.locator('[data-parte=veredito]')
  await expect(veredito).toContainText('Removido: 26')
  await veredito.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('button', { name: /^Remover .*Restauração/ }).first()).toBeVisible()
})

test('na guia, um aviso que se fecha devolve o foco à linha de inclusão', async ({ page, open }) => {
  // As where the browser lets no page copy.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await open('/portal')
  await page.goto(`/portal/guia/${await createGuia(page, [])}`)
  await expect(linhaDeEvento(page)).toBeFocused()
  await page.getByRole('button', { name: 'Copiar o número da guia' }).press('Enter')
  const aviso = avisos(page).getByRole('listitem').filter({ hasText: 'Não foi possível copiar' })
  await aviso.getByRole('button', { name: 'Fechar aviso' }).press('Enter')
  await expect(aviso).toBeHidden()
  await expect(linhaDeEvento(page)).toBeFocused()
})

test('o que se fecha à frente da página devolve o foco ao botão diante do qual se abriu', async ({
  page,
  open,
}) => {
  await open('/portal')
  await page.goto(`/portal/guia/${await createGuia(page, [])}`)
  await expect(linhaDeEvento(page)).toBeFocused()
  const copiar = page.getByRole('button', { name: 'Copiar o número da guia' })
  await copiar.focus()
  // A layer that goes without giving the focus back: the entry line is where work goes on, the button is nearer.
  await page.evaluate(() => {
    const camada = document.createElement('div')
    camada.append(document.createElement('button'))
    document.body.append(camada)
    camada.querySelector('button')?.focus()
    camada.remove()
  })
  await expect(copiar).toBeFocused()
})
