import { expectSaved, includeEvento, releaseGuia, rowsOf } from './formulario.ts'
import { expect, test } from './person.ts'

test('a previsão é a da operadora, e o que falta vem na ordem que funciona', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  // One canal on a molar, without image: both are missing, and 4 wins.
  await includeEvento(page, '26 85200166')
  await expect(rowsOf(page, '85.200.166')).toContainText('Aguarda imagem e justificativa')
  await expectSaved(page)
  const envio = page.getByRole('complementary', { name: 'Envio da guia' })
  await expect(page.getByText('Conferido com a operadora agora.')).toBeVisible()
  await expect(envio.getByText('Aguardando justificativa técnica')).toBeVisible()
  const passos = envio.getByRole('listitem')
  await expect(passos.filter({ hasText: 'Anexar as imagens iniciais' })).toBeVisible()
  await expect(passos.filter({ hasText: 'Escrever a justificativa técnica' })).toBeVisible()

  // The place of the images leads to what a key can press, not to the part that only takes what is dragged.
  await envio.getByRole('button', { name: 'Anexar as imagens iniciais' }).click()
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused()

  // The step opens what is folded around its field.
  await envio.getByRole('button', { name: 'Escrever a justificativa técnica' }).click()
  // Signs that the operator does not take are no reason: they go as they are typed, and the field says so.
  const justificativa = page.getByRole('textbox', { name: 'Justificativa técnica' })
  await expect(justificativa).toBeFocused()
  await justificativa.fill('Canal único')
  await justificativa.press('Home')
  await justificativa.pressSequentially('"Um" ')
  await expect(justificativa).toHaveValue('Um Canal único')
  await expect(
    page.getByText('Retirado do texto: " (aspas). A operadora não aceita esse sinal.'),
  ).toBeVisible()
  await justificativa.fill(`Dor${'#'.repeat(60)}`)
  await expect(justificativa).toHaveValue('Dor')
  await expect(
    page.getByText('Retirado do texto: " (aspas) e # (cerquilha). A operadora não aceita esses sinais.'),
  ).toBeVisible()
  await expect(rowsOf(page, '85.200.166')).toContainText('Aguarda imagem e justificativa')
  await expectAccessible()

  // What an event asks for is not optional because it has been written.
  await justificativa.fill('Canal único confirmado pela radiografia da semana passada, com raiz fusionada.')
  await expect(rowsOf(page, '85.200.166')).not.toContainText('justificativa')
  await expect(page.getByRole('textbox', { name: 'Justificativa técnica', exact: true })).toBeVisible()

  await justificativa.fill('Dor')
  await expect(rowsOf(page, '85.200.166')).toContainText('Aguarda imagem e justificativa')
  await page.getByRole('button', { name: 'Enviar guia' }).click()
  await expect(
    page.getByText('Primeiro anexe as imagens iniciais que faltam; depois envie a justificativa técnica.'),
  ).toBeVisible()
})
