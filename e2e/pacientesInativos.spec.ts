import type { Page } from '@playwright/test'
import { readRows } from '../apps/server/src/testing/faults/database.ts'
import { credenciado } from '../packages/contract/src/credenciado.ts'
import { catalogoErros } from '../packages/contract/src/errors.ts'
import { pacienteInativo } from '../packages/contract/src/pacienteInativo.ts'
import { forgetCiencias, lockItens } from './banco.ts'
import { refuse } from './estadosPagina.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'
import { walkTo } from './teclado.ts'

// Once acknowledged, the patients are not told again: the tests go in this order.
test.describe.configure({ mode: 'default' })
test.beforeEach(forgetCiencias)

const LOGIN = '100007'
const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Beneficiários inativos' })
const { titulo, texto } = catalogoErros['API-GEN-0005']

test('sem a lista, um aviso, e o portal se usa', async ({ page, open }) => {
  await refuse(page, pacienteInativo.listPendentes, 'API-GEN-0005')
  await open('/portal', LOGIN)
  await expect(page.getByText(titulo, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(texto).first()).toBeVisible()
  await expect(dialogo(page)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('500000001')
})

test('com a função bloqueada, nada se pergunta', async ({ page, open, portal }) => {
  await lockItens(portal, ['BENEF_INATIVO'], Number(LOGIN))
  const pedidos: string[] = []
  page.on('request', (request) => pedidos.push(new URL(request.url()).pathname))
  await open('/portal', LOGIN)
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  expect(pedidos).not.toContain(pacienteInativo.listPendentes.path)
  await expect(dialogo(page)).toHaveCount(0)
  await lockItens(portal, [], Number(LOGIN))
})

test('a ciência que falha avisa e fecha; na próxima entrada, pede-se de novo', async ({ page, open }) => {
  await open('/portal/consultaGTOs', LOGIN)
  const mend = await refuse(page, pacienteInativo.acknowledgePendentes, 'API-GEN-0005')
  await dialogo(page).getByRole('button', { name: 'Estou ciente' }).click()
  await expect(dialogo(page)).toBeHidden()
  await expect(page.getByText(texto).first()).toBeVisible()
  await mend()
  await page.reload()
  await expect(dialogo(page)).toBeVisible()
})

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`o diálogo se lê e não se dispensa (${colorScheme}, ${width} px)`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 760 })
    await open('/portal', LOGIN)
    await expect(dialogo(page).getByRole('row')).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await expect(dialogo(page)).toBeVisible()
    await expect(dialogo(page).getByRole('button', { name: 'Fechar' })).toHaveCount(0)
    await expectAccessible()
    await expectNoSideScroll(page)
  })
}

test('na entrada, quem tem pacientes inativos dá ciência pelo teclado, e o início se lê de novo', async ({
  page,
  open,
  portal,
}) => {
  await open('/portal', LOGIN)
  const tabela = dialogo(page).getByRole('table')
  const [inativa] = await readRows<{ numero: string; nome: string }>(
    portal.dataDir,
    `select g.numero_ficha as numero, a.nome from guia g join associado a on a.codigo = g.codigo_associado
      where g.codigo_credenciado = $1 and a.situacao = 'inativo' and g.status_ficha in (1, 8) order by a.nome limit 1`,
    [LOGIN],
  )
  await expect(tabela.getByRole('row').filter({ hasText: inativa?.numero ?? '?' })).toContainText(
    inativa?.nome ?? '?',
  )
  const relido = page.waitForRequest((request) => request.url().endsWith(credenciado.getGtoPendentes.path))
  await walkTo(dialogo(page).getByRole('button', { name: 'Estou ciente' }))
  await page.keyboard.press('Enter')
  await expect(dialogo(page)).toBeHidden()
  await relido
  expect(
    await readRows(portal.dataDir, 'select login from ciencia_inativo where numero_ficha = $1', [
      inativa?.numero,
    ]),
  ).toEqual([{ login: Number(LOGIN) }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  await expect(dialogo(page)).toHaveCount(0)
})
