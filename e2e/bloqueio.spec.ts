import { readRows } from '../apps/server/src/testing/faults/database.ts'
import { catalogoErros } from '../packages/contract/src/errors.ts'
import { textosMenuBloqueio } from '../packages/domain/src/menu/menuBloqueio.ts'
import { lockItens } from './banco.ts'
import { createGuia } from './guiaPronta.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

test('bloqueada com a tela aberta, a função recusa e nada se faz; o rascunho só se lê, e volta com ela', async ({
  page,
  open,
  portal,
}) => {
  await open('/portal', '100004')
  const enviada = await createGuia(page, ['16 O 85100196'])
  const aberta = await createGuia(page, [])
  await page.goto(`/portal/guia/${enviada}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar guia' }).click()
  await page.getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Paciente desistiu.')
  await lockItens(portal, ['CANCELA_GTO'], 100004)
  await page.getByRole('button', { name: 'Cancelar guia', exact: true }).click()
  await expect(page.getByText(catalogoErros['API-MEN-0001'].texto).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Cancelar guia/ })).toContainText(
    textosMenuBloqueio.servidor,
  )
  expect(
    await readRows(portal.dataDir, 'select status_ficha from guia where numero_ficha = $1', [enviada]),
  ).toEqual([{ status_ficha: 1 }])

  await lockItens(portal, ['SOLIC_AUTO', 'ENVIO_IMAGEM'], 100004)
  await open(`/portal/guia/${aberta}`, '100004')
  await expect(page.getByText('O rascunho desta guia está fechado')).toBeVisible()
  await lockItens(portal, [], 100004)
  await page.reload()
  await expect(page.getByRole('combobox', { name: /linha|evento/i }).first()).toBeVisible()
})
