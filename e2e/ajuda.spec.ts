import { ajudas } from '@portal/domain/menu/ajuda.tables.ts'
import { telas } from '@portal/domain/menu/tela.tables.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

test('em toda tela a tecla ? diz para que ela serve, e o botão fica no mesmo lugar', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const numero = String(await createGuia(page, []))
  const places = new Set<number | undefined>()
  for (const { rota, rotulo, pagina } of telas) {
    await test.step(rotulo, async () => {
      await page.goto(rota.replaceAll(/\$\w+/g, numero))
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const botao = page.getByRole('button', { name: 'Ajuda desta tela (?)' })
      places.add((await botao.boundingBox())?.x)
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('?')
      const ajuda = page.getByRole('dialog', { name: `Ajuda: ${rotulo}` })
      await expect(ajuda).toContainText(ajudas[pagina].finalidade)
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(ajuda).toBeHidden()
      await botao.click()
      await expect(ajuda).toBeVisible()
    })
  }
  expect([...places]).toHaveLength(1)
})

test('a ajuda traz as teclas que a tela atende agora, e ? num campo é só um ponto de interrogação', async ({
  page,
  open,
}) => {
  await open('/portal/elegibilidade')
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await campo.fill('500000001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await campo.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ajuda desta tela (?)' }).click()
  await expect(page.getByRole('dialog')).toContainText('Alt + A')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a declaração de acessibilidade se lê sem sessão e do rodapé (${colorScheme})`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/credenciado/login')
    await page.getByRole('link', { name: 'Acessibilidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Acessibilidade')
    await expect(page.getByRole('heading', { name: 'O que ainda falta' })).toBeVisible()
    await expectAccessible()
    await open('/portal')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click()
    await expect(page).toHaveURL('/acessibilidade')
  })
}
