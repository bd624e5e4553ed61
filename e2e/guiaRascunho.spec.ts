import { expectSaved, includeEvento, openDobra, releaseGuia, rowsOf } from './formulario.ts'
import { endSessionElsewhere } from './guiaPronta.ts'
import { expect, SENHA, test } from './person.ts'

test('a sessão encerrada em outro lugar volta à guia com o que foi digitado', async ({ page, open }) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  await expectSaved(page)
  await endSessionElsewhere(page)
  await openDobra(page, 'Observação')
  await page.getByRole('textbox', { name: 'Observação' }).fill('Escrita com a sessão já encerrada.')
  await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Entrar novamente' }).click()
  await page.getByLabel('Código do credenciado').fill('100001')
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
  await expect(rowsOf(page, '85.100.200')).toHaveCount(1)
  await openDobra(page, 'Observação')
  await expect(page.getByRole('textbox', { name: 'Observação' })).toHaveValue(
    'Escrita com a sessão já encerrada.',
  )
  await expectSaved(page)
})

test('duas abas mudam o mesmo rascunho e a pessoa escolhe, vendo as duas versões', async ({
  page,
  context,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  const outra = await context.newPage()
  await outra.goto(page.url())
  await expect(page.getByText('Esta guia está aberta em outra aba')).toBeVisible()
  await includeEvento(outra, '24 O 85100196')
  await expectSaved(outra)
  await includeEvento(page, '26 OM 85100200')
  const dialogo = page.getByRole('dialog', { name: 'Este rascunho mudou em outra tela' })
  await expect(dialogo.getByRole('region', { name: 'Esta tela' })).toContainText('26 MO')
  await expect(dialogo.getByRole('region', { name: 'Outra tela' })).toContainText('24 O')
  await expectAccessible()
  await dialogo.getByRole('button', { name: 'Ficar com esta tela' }).click()
  await expect(dialogo).toBeHidden()
  await expectSaved(page)
  await outra.close()
  await page.reload()
  await expect(rowsOf(page, '85.100.200')).toHaveCount(1)
  await expect(rowsOf(page, '85.100.196')).toHaveCount(0)
})
