import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { pacienteInativo } from '../packages/contract/src/pacienteInativo.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

test('da busca à ciência de várias e de uma, só com o teclado', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  const entrada = page.waitForResponse((resposta) =>
    resposta.url().endsWith(pacienteInativo.listPendentes.path),
  )
  await open('/portal', '100002')
  await entrada
  // They come up while the session goes on: on entry the dialog would have had them acknowledged.
  await changeRows(portal.dataDir, 'delete from ciencia_inativo where codigo_credenciado = 100002')
  await changeRows(
    portal.dataDir,
    `update associado_plano set fim = '2020-01-01' where codigo_associado in (
       select codigo_associado from guia where codigo_credenciado = 100002 and status_ficha = 1
          and codigo_associado not like '50000000_' limit 3)`,
  )
  await page.keyboard.press('Control+k')
  await page.keyboard.type('inativos')
  await expect(
    page.getByRole('dialog', { name: 'Buscar' }).getByRole('button', { name: /Beneficiários inativos/ }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  const tabela = page.getByRole('table', { name: 'Guias de beneficiários inativos' })
  await expect(tabela).toBeVisible()
  const aba = page.getByRole('tab', { name: /^Sem ciência/ })
  await page.getByRole('tab', { name: /^Todas/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(aba).toBeFocused()
  await expect(page).toHaveURL(/opcao=semCiencia/)
  const linhas = tabela.getByRole('row')
  await expect(tabela.getByText('Sem ciência').first()).toBeVisible()
  await expect(linhas).toHaveCount(4)
  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 1366],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible()
    await expectNoSideScroll(page)
  }

  const marcas = tabela.getByRole('checkbox', { name: /^Selecionar guia/ })
  await marcas.nth(0).focus()
  await page.keyboard.press('Space')
  await marcas.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 guias selecionadas.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(linhas).toHaveCount(2)
  await expect(page.getByText('Ciência registrada').first()).toBeVisible()
  await tabela.getByRole('button', { name: /^Dar ciência/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhuma guia espera a sua ciência')).toBeVisible()
  await expect(aba).toBeFocused()

  await page.getByRole('tab', { name: /^Com ciência/ }).click()
  await expect(tabela.getByText(/, por 100002/).first()).toBeVisible()

  const baixada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  expect((await baixada).suggestedFilename()).toBe('report.xlsx')
})

test('na própria lista ninguém tem de dar ciência de todos antes de a ler', async ({
  page,
  open,
  portal,
}) => {
  await changeRows(portal.dataDir, 'delete from ciencia_inativo where codigo_credenciado = 100007')
  await open('/portal/beneficiarioInativo', '100007')
  const tabela = page.getByRole('table', { name: 'Guias de beneficiários inativos' })
  const dialogo = page.getByRole('dialog', { name: 'Beneficiários inativos' })
  await expect(tabela).toBeVisible()
  await expect(dialogo).toHaveCount(0)
  await tabela
    .getByRole('button', { name: /^Dar ciência/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Ciência registrada').first()).toBeVisible()
  const [linha] = await readRows<{ restam: number }>(
    portal.dataDir,
    `select count(*)::int as restam from guia g join associado a on a.codigo = g.codigo_associado
      where g.codigo_credenciado = 100007 and a.situacao = 'inativo' and g.status_ficha in (1, 8)
        and not exists (select from ciencia_inativo c where c.numero_ficha = g.numero_ficha)`,
  )
  await page.keyboard.press('Control+k')
  await page.keyboard.type('elegibilidade')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
  expect(linha?.restam).toBeGreaterThan(0)
  await expect(dialogo).toBeVisible()
})
