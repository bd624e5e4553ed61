import type { Locator, Page } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'

// What is sent cannot be sent again: the tests go in this order, on a portal of their own.
test.describe.configure({ mode: 'default' })
test.use({ dono: 'recurso' })

const MAXIMO_TECLAS = 40

/**
 * Has the payment deny for this code, the day being whatever it is, the first event of a guide of 100001 that it paid in
 * full; answers the guide's number. One that was done again in another guide is no use: no appeal gives its place back.
 */
async function denyPaga({ dataDir }: PortalProprio, codigoGlosa: string): Promise<number> {
  const [linha] = await readRows<{ numero: string }>(
    dataDir,
    `select e.numero_ficha as numero
       from guia g join repasse_evento e using (codigo_credenciado, numero_ficha)
       join repasse r using (codigo_credenciado, fechamento)
      where g.codigo_credenciado = 100001 and g.status_ficha = 12 and r.publicacao > now() - interval '25 days'
        and not exists (select from repasse_evento o where o.numero_ficha = g.numero_ficha and o.glosa_centavos > 0)
        and e.sequencial_inclusao = 1 and e.liberado_centavos > 0
        and not exists (select from evento_guia este join evento_guia outro using (codigo_associado, codigo_evento)
                         where este.numero_ficha = g.numero_ficha and este.sequencial_inclusao = 1
                           and outro.numero_ficha <> g.numero_ficha)
      order by 1 limit 1`,
  )
  expect(linha).toBeDefined()
  await changeRows(
    dataDir,
    `with negado as (
       update repasse_evento set glosa_centavos = liberado_centavos, liberado_centavos = 0,
              glosas = jsonb_build_array(jsonb_build_object('codigoGlosa', $2::text, 'severidade', 'glosa',
                                                            'campo', 'guia', 'texto', 'Glosa ' || $2::text))
        where numero_ficha = $1 and sequencial_inclusao = 1 and not recurso
       returning codigo_credenciado, numero_ficha, sequencial_inclusao, glosa_centavos)
     update evento_guia e set valor_pago_centavos = 0, valor_glosado_centavos = n.glosa_centavos from negado n
      where (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao)
          = (n.codigo_credenciado, n.numero_ficha, n.sequencial_inclusao)`,
    [linha?.numero, codigoGlosa],
  )
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

/** The last event of this name: those of `denyMais` come after the guide's own. */
const card = (page: Page, nome: RegExp): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: nome }) })
    .last()

test('três eventos em no máximo 40 teclas além do que se escreve, e a decisão aparece sem recarregar', async ({
  page,
  portal,
  open,
}) => {
  const numeroFicha = await denyPaga(portal, '3013')
  await denyMais(portal, numeroFicha)
  await open(`/portal/recurso/${numeroFicha}`)
  await expect(page.getByRole('heading', { level: 1, name: `Recurso da guia ${numeroFicha}` })).toBeVisible()
  const textos = page.getByRole('textbox', { name: 'Justificativa' })
  await expect(textos).toHaveCount(3)
  await page.locator('#titulo').focus()
  let teclas = 0
  const press = async (tecla: string) => {
    teclas += 1
    await page.keyboard.press(tecla)
  }
  for (const texto of await textos.all()) {
    while (!(await texto.evaluate((element) => element === document.activeElement))) await press('Tab')
    await press('Control+End')
    await page.keyboard.type(' Fratura da face distal, com dor.')
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
})

test('a imagem e o texto voltam ao recarregar, e o que ganhou entra no próximo pagamento', async ({
  page,
  portal,
  open,
}) => {
  const numeroFicha = await denyPaga(portal, '3067')
  await denyMais(portal, numeroFicha)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(`/portal/recurso/${numeroFicha}`)
  await expect(page.getByText('Ainda falta o que esta glosa pede: imagem final.')).toHaveCount(3)
  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Enviar arquivo' }).first().click()
  await (await escolha).setFiles({
    name: 'final conferida.png',
    mimeType: 'image/png',
    buffer: await arquivos.filme(60),
  })
  const anexada = page.getByLabel('Imagem final').first()
  await expect(anexada.locator('option:checked')).toContainText('final conferida.png')
  const escrita = 'Segue a radiografia, feita no mesmo dia.'
  await card(page, /^26 /).getByLabel('Justificativa').fill(escrita)
  await card(page, /^36 /).getByLabel('Recorrer deste evento').press('Space')
  await page.getByLabel('Motivo da desistência').fill('O paciente pagou à parte.')

  await page.reload()
  await expect(card(page, /^26 /).getByLabel('Justificativa')).toHaveValue(escrita)
  await expect(page.getByLabel('Motivo da desistência')).toHaveValue('O paciente pagou à parte.')
  await expect(anexada.locator('option:checked')).toContainText('final conferida.png')
  await page.getByRole('button', { name: /^Enviar recurso/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar mesmo assim' }).click()
  await expect(card(page, /^36 /).getByText('Desistência', { exact: true })).toBeVisible()
  await expect(page.getByText('Recurso processado').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Aprovado', { exact: true })).toHaveCount(1)
  await expect(card(page, /^26 /).getByText('Recusado', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Anexos' })).toContainText('final conferida.png')
  const pagos = await readRows(
    portal.dataDir,
    'select 1 from repasse_evento where numero_ficha = $1 and recurso',
    [numeroFicha],
  )
  expect(pagos).toHaveLength(1)
})

test('várias guias vão de uma vez, só com o teclado, e a operadora responde a cada uma', async ({
  page,
  portal,
  open,
}) => {
  for (const codigo of ['3013', '3013', '3067']) await denyPaga(portal, codigo)
  const tabela = page.getByRole('table', { name: 'Guias a recorrer' })
  const dialogo = page.getByRole('dialog', { name: /^Recorrer de \d+ guias$/ })
  const listGuias = async (codigoGlosa: string) => {
    const links = tabela.getByRole('row').filter({ hasText: codigoGlosa }).getByRole('link')
    return (await links.allTextContents()).map((texto) => texto.replace('Guia ', ''))
  }
  await open('/portal/recursoGlosa')
  await expect(tabela).toBeVisible()
  const [comMotivo, semImagem] = [await listGuias('3013'), await listGuias('3067')]
  expect(comMotivo.length).toBeGreaterThan(1)
  expect(semImagem.length).toBeGreaterThan(0)
  for (const caixa of await page.getByRole('checkbox', { name: /^Selecionar guia/ }).all())
    await caixa.press('Space')
  await page.keyboard.press('Control+Enter')
  await dialogo.getByLabel(/^Motivo clínico/).fill('Paciente com dor espontânea e gengivite.')
  for (const guia of semImagem)
    await expect(dialogo.getByRole('link', { name: `Abrir o recurso da guia ${guia}` })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialogo.getByRole('heading', { name: `${comMotivo.length} recursos enviados` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('tab', { name: new RegExp(`^A recorrer \\(${semImagem.length} ·`) }),
  ).toBeVisible()
  await expect(async () => {
    await page.goto('/portal/recursoGlosa?aba=decididos')
    for (const guia of comMotivo) {
      const linha = page.getByRole('row').filter({ hasText: `Guia ${guia}` })
      await expect(linha).toContainText('Aprovado', { timeout: 2000 })
    }
  }).toPass({ timeout: 60_000 })
})
