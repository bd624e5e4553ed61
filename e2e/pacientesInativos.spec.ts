import type { Page } from '@playwright/test'
import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { pacienteInativo } from '../packages/contract/src/pacienteInativo.ts'
import { forgetCiencias } from './banco.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'
import { walkTo } from './teclado.ts'

// Plans end that are other providers' patients' too: whoever entered next would find the dialog before the page.
test.describe.configure({ mode: 'default' })
test.use({ dono: 'inativos' })

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Beneficiários inativos' })

test('na entrada, quem tem pacientes inativos dá ciência pelo teclado, e não se pergunta de novo', async ({
  page,
  open,
  portal,
}) => {
  await forgetCiencias({ portal })
  await open('/portal', '100007')
  const [inativa] = await readRows<{ numero: string; nome: string }>(
    portal.dataDir,
    `select g.numero_ficha as numero, a.nome from guia g join associado a on a.codigo = g.codigo_associado
      where g.codigo_credenciado = 100007 and a.situacao = 'inativo' and g.status_ficha in (1, 8)
      order by a.nome limit 1`,
  )
  await expect(
    dialogo(page)
      .getByRole('row')
      .filter({ hasText: inativa?.numero ?? '?' }),
  ).toContainText(inativa?.nome ?? '?')
  await walkTo(dialogo(page).getByRole('button', { name: 'Estou ciente' }))
  await page.keyboard.press('Enter')
  await expect(dialogo(page)).toBeHidden()
  expect(
    await readRows(portal.dataDir, 'select login from ciencia_inativo where numero_ficha = $1', [
      inativa?.numero,
    ]),
  ).toEqual([{ login: 100_007 }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  await expect(dialogo(page)).toHaveCount(0)
})

test('da busca à ciência de várias e de uma, só com o teclado, e à planilha', async ({
  page,
  open,
  portal,
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
       select codigo_associado from guia where codigo_credenciado = 100002
          and codigo_associado not like '50000000_')`,
  )
  await page.keyboard.press('Control+k')
  await page.keyboard.type('inativos')
  await expect(
    page.getByRole('dialog', { name: 'Buscar' }).getByRole('button', { name: /Beneficiários inativos/ }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  const tabela = page.getByRole('table', { name: 'Guias de beneficiários inativos' })
  await expect(tabela).toBeVisible()
  await page.getByRole('tab', { name: /^Todas/ }).focus()
  await page.keyboard.press('ArrowRight')
  const marcas = tabela.getByRole('checkbox', { name: /^Selecionar guia/ })
  await expect(marcas.nth(1)).toBeAttached()
  await tabela.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).focus()
  await page.keyboard.press('Space')
  await marcas.nth(0).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(marcas).toHaveCount(1)
  await tabela.getByRole('button', { name: /^Dar ciência/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhuma guia espera a sua ciência')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Sem ciência/ })).toBeFocused()

  await page.getByRole('tab', { name: /^Com ciência/ }).click()
  await expect(tabela.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/).first()).toBeVisible()
  const baixada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  expect((await baixada).suggestedFilename()).toBe('report.xlsx')
})
