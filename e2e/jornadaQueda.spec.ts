import type { Page } from '@playwright/test'
import {
  expectSaved,
  historicoOf,
  includeEvento,
  openDobra,
  releaseGuia,
  rowsOf,
  statusOf,
} from './formulario.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'

// One portal for all: each test begins and ends with it standing.
test.describe.configure({ mode: 'default' })

const ENVIO = '**/gto/envio-gto'
const DUAS_FACES = '85.100.200'
const UMA_FACE = '85.100.196'

/** A guide of two events, both sent once. */
async function expectSentOnce(page: Page): Promise<void> {
  await expect(statusOf(page, 'Autorizada')).toBeVisible({ timeout: 45_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Eventos (2)' })).toBeVisible()
  await expect(rowsOf(page, DUAS_FACES)).toHaveCount(1)
  await expect(rowsOf(page, UMA_FACE)).toHaveCount(1)
  await expect(historicoOf(page).getByText('Guia enviada', { exact: true })).toHaveCount(1)
}

test('o servidor morre no meio do preenchimento e nada se perde', async ({ page, context, open, portal }) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  await includeEvento(page, '26 OM 85100200')
  await expectSaved(page)
  await includeEvento(page, '25 O 85100196')
  await openDobra(page, 'Observação')
  await page.getByRole('textbox', { name: 'Observação' }).fill('Paciente relata sensibilidade no 25.')
  await portal.kill()

  await expect(page.getByText(/^Guardado neste computador/)).toBeVisible()
  await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
  await openDobra(page, 'Justificativa técnica')
  await page.getByRole('textbox', { name: 'Justificativa técnica' }).fill('Escrita com o serviço fora do ar.')
  await expect(rowsOf(page, UMA_FACE)).toHaveCount(1)

  await portal.start()
  await page.reload()
  const aba = await context.newPage()
  await aba.goto(`/portal/guia/${numero}`)
  for (const tela of [page, aba]) {
    await expect(rowsOf(tela, DUAS_FACES)).toHaveCount(1)
    await expect(rowsOf(tela, UMA_FACE)).toHaveCount(1)
    for (const texto of ['Observação', 'Justificativa técnica']) await openDobra(tela, texto)
    await expect(tela.getByRole('textbox', { name: 'Observação' })).toHaveValue(/sensibilidade no 25/)
    await expect(tela.getByRole('textbox', { name: 'Justificativa técnica' })).toHaveValue(/fora do ar/)
  }
  await aba.close()
  await page.getByRole('button', { name: 'Enviar guia' }).click()
  await expectSentOnce(page)
})

type Queda = {
  quando: string
  tag: string[]
  cut: (page: Page, portal: PortalProprio) => Promise<unknown>
}

/** Where the power goes while the sending is on its way. */
const quedas: readonly Queda[] = [
  {
    quando: 'antes de o pedido chegar',
    // The page cannot tell it from the other, which asks more: `npm run test:faults` asks for it.
    tag: ['@repetida'],
    cut: (page, portal) =>
      page.route(
        ENVIO,
        async (route) => {
          await portal.kill()
          await route.continue()
        },
        { times: 1 },
      ),
  },
  {
    quando: 'depois de gravar e antes de responder',
    tag: [],
    cut: (page, portal) =>
      page.route(
        ENVIO,
        async (route) => {
          await route.fetch()
          await portal.kill()
          await route.abort('connectionreset')
        },
        { times: 1 },
      ),
  },
]

for (const [dente, { quando, tag, cut }] of quedas.entries()) {
  test(`o servidor morre ${quando} e a guia é enviada uma só vez`, { tag }, async ({
    page,
    open,
    portal,
  }) => {
    await open('/portal')
    await releaseGuia(page)
    await includeEvento(page, `3${dente + 5} OM 85100200; 2${dente + 4} O 85100196`)
    await expectSaved(page)
    const chaves: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/gto/envio-gto')) chaves.push(request.headers()['idempotency-key'])
    })
    await cut(page, portal)
    await page.getByRole('button', { name: 'Enviar guia' }).click()
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
    await portal.start()
    await expectSentOnce(page)
    expect(chaves.length, 'o portal tentou de novo').toBeGreaterThan(1)
    expect(new Set(chaves).size, 'com a mesma chave').toBe(1)
  })
}
