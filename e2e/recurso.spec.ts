import type { Locator, Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'

// What is sent cannot be sent again: the tests go in this order, on a portal of their own.
test.describe.configure({ mode: 'default' })
test.use({ dono: 'recurso' })

const MAXIMO_TECLAS = 40

/** A guide of 100001 that the payment denied for this code and that nobody has appealed yet. */
async function findNegada({ dataDir }: PortalProprio, codigoGlosa: string): Promise<number> {
  const [linha] = await readRows<{ numero: string }>(
    dataDir,
    `select g.numero_ficha as numero from guia g join repasse_evento e using (codigo_credenciado, numero_ficha)
       join repasse r using (codigo_credenciado, fechamento)
      where g.codigo_credenciado = 100001 and g.status_ficha = 12 and not e.recurso
        and e.glosas -> 0 ->> 'codigoGlosa' = $1 and r.publicacao > now() - interval '25 days'
      order by g.numero_ficha limit 1`,
    [codigoGlosa],
  )
  expect(linha, codigoGlosa).toBeDefined()
  return Number(linha?.numero)
}

/** Two more events of the guide, denied for what its first one was denied for. */
async function denyMais({ dataDir }: PortalProprio, numeroFicha: number): Promise<void> {
  await changeRows(
    dataDir,
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao,
            valor_pago_centavos, valor_glosado_centavos)
     select g.numero_ficha, n.seq, g.codigo_credenciado, g.codigo_associado, '85100200', n.dente, 'OM', 1, 10000, 0, 4,
            e.data_realizacao, 0, 10000
       from guia g join evento_guia e using (codigo_credenciado, numero_ficha),
            (values (21, '26'), (22, '36')) as n(seq, dente)
      where g.numero_ficha = $1 and e.sequencial_inclusao = 1`,
    [numeroFicha],
  )
  await changeRows(
    dataDir,
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
     select e.codigo_credenciado, e.numero_ficha, n.seq, false, e.fechamento, 10000, 10000, 10000, 0, 0, e.glosas
       from repasse_evento e, (values (21), (22)) as n(seq)
      where e.numero_ficha = $1 and e.glosa_centavos > 0 and e.sequencial_inclusao < 20`,
    [numeroFicha],
  )
}

const card = (page: Page, nome: RegExp): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: nome }) })

test('três eventos em no máximo 40 teclas, e a decisão aparece sem recarregar', async ({
  page,
  portal,
  open,
  expectAccessible,
}) => {
  const numeroFicha = await findNegada(portal, '3013')
  await denyMais(portal, numeroFicha)
  await open(`/portal/recurso/${numeroFicha}`)
  await expect(page.getByRole('heading', { level: 1, name: `Recurso da guia ${numeroFicha}` })).toBeVisible()
  await expectAccessible()
  const comecar = page.getByRole('button', { name: 'Usar o motivo que ganhou' })
  await expect(comecar).toHaveCount(3)
  await page.locator('#titulo').focus()
  let teclas = 0
  const press = async (tecla: string) => {
    teclas += 1
    await page.keyboard.press(tecla)
  }
  for (const botao of await comecar.all()) {
    while (!(await botao.evaluate((element) => element === document.activeElement))) await press('Tab')
    await press('Enter')
  }
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toBeFocused()
  await press('Tab')
  await press('Enter')
  expect(teclas).toBeLessThanOrEqual(MAXIMO_TECLAS)
  await expect(page.getByText('Recurso enviado')).toBeVisible()
  await expect(page.locator('#titulo')).toBeFocused()
  await expect(page.getByText('Recurso processado').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Aprovado', { exact: true })).toHaveCount(3)
  await expectAccessible()
})

test('a imagem que a glosa pede vai com o recurso, e o que ganhou entra no próximo pagamento', async ({
  page,
  portal,
  open,
}) => {
  const numeroFicha = await findNegada(portal, '3067')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(`/portal/recurso/${numeroFicha}`)
  await expect(page.getByText('Ainda falta o que esta glosa pede: imagem final.')).toBeVisible()
  await expectNoSideScroll(page)
  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Enviar arquivo' }).click()
  await (await escolha).setFiles({
    name: 'final conferida.png',
    mimeType: 'image/png',
    buffer: await arquivos.filme(60),
  })
  await expect(page.getByLabel('Imagem final')).toContainText('final conferida.png')
  await expect(page.getByLabel('Justificativa')).toHaveValue(/imagem final \(final conferida\.png\)/)
  await expect(page.getByText(/^Ainda falta/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Enviar recurso/ }).click()
  await page.getByRole('button', { name: 'Enviar o recurso' }).click()
  await expect(page.getByText('Aprovado', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: 'Anexos' })).toContainText('final conferida.png')
  const pagos = await readRows<{ recurso: boolean }>(
    portal.dataDir,
    'select recurso from repasse_evento where numero_ficha = $1 and recurso',
    [numeroFicha],
  )
  expect(pagos).toHaveLength(1)
})

test('o que fica de fora é dito antes, e nada do que foi escrito se perde ao recarregar', async ({
  page,
  portal,
  open,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const numeroFicha = await findNegada(portal, '3067')
  await denyMais(portal, numeroFicha)
  await open(`/portal/recurso/${numeroFicha}`)
  const escrita = 'Segue a radiografia, feita no mesmo dia.'
  await card(page, /^26 /).getByLabel('Justificativa').fill(escrita)
  await card(page, /^36 /).getByLabel('Recorrer deste evento').press('Space')
  await expect(page.getByText('1 evento fica de fora e perde o recurso.')).toBeVisible()
  await page.getByRole('button', { name: /^Enviar recurso/ }).click()
  await expect(page.getByRole('alert')).toContainText('Diga por que não recorre de 36')
  await expectAccessible()
  await page.getByRole('button', { name: 'Desistir com motivo' }).press('Enter')
  await expect(page.getByLabel('Motivo da desistência')).toBeFocused()
  await page.keyboard.type('O paciente pagou à parte.')
  await page.reload()
  await expect(card(page, /^26 /).getByLabel('Justificativa')).toHaveValue(escrita)
  await expect(page.getByLabel('Motivo da desistência')).toHaveValue('O paciente pagou à parte.')
  await page.getByRole('button', { name: /^Enviar recurso/ }).click()
  const conferencia = page.getByRole('alertdialog', { name: `Enviar o recurso da guia ${numeroFicha}?` })
  await expect(conferencia).toContainText('falta imagem final')
  await expect(conferencia).toContainText('O paciente pagou à parte.')
  await conferencia.getByRole('button', { name: 'Enviar mesmo assim' }).click()
  await expect(card(page, /^36 /).getByText('Desistência', { exact: true })).toBeVisible()
  await expect(card(page, /^36 /).getByText('O paciente pagou à parte.')).toBeVisible()
  await expect(page.getByText('Recurso processado').first()).toBeVisible({ timeout: 30_000 })
  await expect(card(page, /^26 /).getByText('Recusado', { exact: true })).toBeVisible()
})
