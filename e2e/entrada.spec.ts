import type { Locator, Page } from '@playwright/test'
import { readRows } from '../apps/server/src/testing/faults/database.ts'
import { liberacaoSenha } from '../packages/contract/src/liberacaoSenha.ts'
import { forgetCiencias } from './banco.ts'
import { fetchAs } from './guiaPronta.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'
import { pressOn } from './teclado.ts'

test.describe.configure({ mode: 'default' })
test.beforeEach(forgetCiencias)

const TELA = '/portal/solicitarAutorizacao'
const alerta = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name })
const paciente = (page: Page): Locator => page.getByRole('searchbox', { name: 'Paciente' })

test('quem tem pendências as vê na ordem, dispensa o que pode, e então pede a autorização', async ({
  page,
  open,
}) => {
  await open(TELA, '100007')
  const inativos = page.getByRole('dialog', { name: 'Beneficiários inativos' })
  await expect(inativos).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await pressOn(inativos.getByRole('button', { name: 'Estou ciente' }))
  await expect(alerta(page, 'Termos pendentes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(alerta(page, 'Atualização cadastral')).toBeFocused()
  await expect(paciente(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(paciente(page)).toBeFocused()
})

test('quem não tem especialidades não passa, e a operadora também recusa o pedido', async ({
  page,
  open,
  portal,
}) => {
  await open(TELA, '100008')
  const semEspecialidade = alerta(page, 'Nenhuma especialidade cadastrada')
  await expect(semEspecialidade).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 400)
  await expect(semEspecialidade).toBeVisible()
  const body = { codigoAssociado: '500000001', codigoEspecialidade: 1 }
  const recusa = await fetchAs(page, 'POST', liberacaoSenha.releaseSenha, body)
  expect([recusa.status(), (await recusa.json()).codigo]).toEqual([422, 'API-LIB-0005'])
  expect(
    await readRows(
      portal.dataDir,
      'select 1 from guia where codigo_credenciado = 100008 and ident_origem is not null',
    ),
  ).toEqual([])
  await pressOn(semEspecialidade.getByRole('link', { name: 'Ir para o início' }))
  await expect(page).toHaveURL(/\/portal$/)
})
