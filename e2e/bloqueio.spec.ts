import type { Page } from '@playwright/test'
import { readRows } from '../apps/server/src/testing/faults/database.ts'
import { credenciado } from '../packages/contract/src/credenciado.ts'
import { catalogoErros } from '../packages/contract/src/errors.ts'
import { guia } from '../packages/contract/src/guia.ts'
import { textosMenuBloqueio } from '../packages/domain/src/menu/menuBloqueio.ts'
import { lockItens } from './banco.ts'
import { hold } from './estadosPagina.ts'
import { findPaciente } from './formulario.ts'
import { createGuia, fetchAs } from './guiaPronta.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'
import { walkTo } from './teclado.ts'

// Some of the tests lock what others use.
test.describe.configure({ mode: 'default' })

const { titulo, texto } = catalogoErros['API-MEN-0001']

/** A guide of 100009 that its life lets be cancelled. */
async function findCancelavel({ dataDir }: PortalProprio): Promise<number> {
  const [found] = await readRows<{ numero: number }>(
    dataDir,
    `select g.numero_ficha::int as numero from guia g
      where g.codigo_credenciado = 100009 and g.status_ficha in (1, 2, 4, 5, 7, 8) and not g.bloqueada
        and not exists (select from evento_guia e where e.numero_ficha = g.numero_ficha and e.data_realizacao is not null)
      order by 1 limit 1`,
  )
  if (!found) throw new Error('100009 has no guide to cancel')
  return found.numero
}

const busca = (page: Page) => page.getByRole('searchbox', { name: 'O que você procura?' })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`o menu mostra o que está bloqueado, diz por quê e não leva a lugar nenhum (${colorScheme})`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/portal', '100009')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    for (const [item, motivo] of [
      ['Solicitar autorização', textosMenuBloqueio.flag],
      ['Cancelar guias', textosMenuBloqueio.servidor],
      ['Capturar exames', textosMenuBloqueio.flag],
    ] as const) {
      const entrada = menu.getByRole('button', { name: `${item} (bloqueado)` })
      await walkTo(entrada)
      await expect(page.getByRole('tooltip', { name: motivo })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/portal$/)
    }
    await expectAccessible()
  })
}

test('na guia, tudo o que é de uma função bloqueada diz por quê, e nada do que se tecla o faz', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const numeroFicha = await findCancelavel(portal)
  await open(`/portal/guia/${numeroFicha}`, '100009')
  await page.getByRole('button', { name: 'Mais ações' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  const cancelar = page.getByRole('menuitem', { name: /^Cancelar guia/ })
  await expect(cancelar).toHaveAttribute('aria-disabled', 'true')
  await expect(cancelar).toContainText(textosMenuBloqueio.servidor)
  await expect(page.getByRole('menuitem', { name: /^Registrar ocorrência/ })).toContainText(
    textosMenuBloqueio.flag,
  )
  await expectAccessible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await busca(page).fill('cancelar')
  await expect(page.getByText('Nada encontrado').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0)
  await busca(page).fill('imprimir')
  await expect(page.getByRole('button', { name: /^Imprimir guia/ })).toBeVisible()
  await page.keyboard.press('Escape')

  const body = { numeroFicha, motivo: 'Paciente desistiu.' }
  const recusa = await fetchAs(page, 'POST', guia.cancelGuia, body)
  expect([recusa.status(), (await recusa.json()).codigo]).toEqual([422, 'API-MEN-0001'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mais ações' })).toBeVisible()
})

test('da elegibilidade não se chega ao que está bloqueado, nem por botão nem por tecla', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/elegibilidade', '100009')
  await findPaciente(page)
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  const solicitar = page.getByRole('button', { name: 'Solicitar autorização', exact: true })
  await solicitar.focus()
  await expect(page.getByRole('tooltip', { name: textosMenuBloqueio.flag })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+a')
  await expect(page).toHaveURL(/elegibilidade\?paciente=/)
  await expectAccessible()
  await page.goto('/portal/cancelamentoGTO')
  await expect(page).toHaveURL(/acessoNaoPermitido$/)
  await expect(page.getByText('A função está bloqueada para o seu cadastro.')).toBeVisible()
  await expect(page.getByText(textosMenuBloqueio.servidor)).toBeVisible()
  await expectAccessible()
  await page.goto('/portal/solicitarAutorizacao')
  await expect(page.getByText(textosMenuBloqueio.flag)).toBeVisible()
})

test('enquanto as chaves do cadastro não chegam, o que depende delas está fechado', async ({
  page,
  open,
}) => {
  await open('/portal', '100001')
  // As behind a server that sends no answers along with the page.
  await page.route('**/portal', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script[^>]*id="respostas"[^>]*>.*?<\/script>/s, '')
    await route.fulfill({ response, body: html })
  })
  const release = await hold(page, (url) => url.pathname === credenciado.getParticularidades.path)
  await page.goto('/portal')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Solicitar autorização (bloqueado)' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Consultar guias' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await busca(page).fill('autorizacao')
  await expect(page.getByText('Nada encontrado').first()).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: /^Solicitar autorização/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Solicitar autorização' })).toBeVisible()
})

test('bloqueada com a tela aberta, a função recusa sem encerrar a sessão, e a tela passa a dizê-lo', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await open('/portal', '100004')
  const numeroFicha = await createGuia(page, ['16 O 85100196'])
  await page.goto(`/portal/guia/${numeroFicha}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar guia' }).click()
  await page.getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Paciente desistiu.')
  await lockItens(portal, ['CANCELA_GTO'], 100004)
  await page.getByRole('button', { name: 'Cancelar guia', exact: true }).click()
  const aviso = page.getByText(texto).first()
  await expect(aviso).toBeVisible()
  await expect(page.getByText(titulo, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Motivo do cancelamento' })).toHaveValue(
    'Paciente desistiu.',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: /^Outras ações/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Cancelar guia/ })).toContainText(
    textosMenuBloqueio.servidor,
  )
  await expectAccessible()
  expect(
    await readRows(portal.dataDir, 'select status_ficha from guia where numero_ficha = $1', [numeroFicha]),
  ).toEqual([{ status_ficha: 1 }])
})

test('um rascunho cuja função foi bloqueada só se lê, e volta com ela', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await open('/portal', '100004')
  const numeroFicha = await createGuia(page, [])
  await lockItens(portal, ['SOLIC_AUTO', 'ENVIO_IMAGEM'], 100004)
  await open(`/portal/guia/${numeroFicha}`, '100004')
  await expect(page.getByText('O rascunho desta guia está fechado')).toBeVisible()
  await expect(
    page.getByText(`${textosMenuBloqueio.servidor} O que já foi escrito continua guardado.`),
  ).toBeVisible()
  await expectAccessible()
  await lockItens(portal, [], 100004)
  await page.reload()
  await expect(page.getByRole('combobox', { name: /linha|evento/i }).first()).toBeVisible()
})

test('sem a busca de pacientes, o início diz que ela está fechada e não oferece o que é das guias', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await lockItens(portal, ['ELEGIBILIDADE', 'CONSULTA_GTO', 'ALTE_SENHA'], 100004)
  await open('/portal', '100004')
  await expect(page.getByText('Busca de pacientes fechada')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toHaveCount(0)
  await expect(
    page.getByRole('link', { name: /Ver guias|Continuar o envio|Trocar senha|^Guia \d/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('button', { name: /em Excel/ })).toHaveCount(0)
  await expectAccessible()
  await lockItens(portal, [], 100004)
})
