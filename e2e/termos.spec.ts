import type { Page } from '@playwright/test'
import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { termo } from '../packages/contract/src/termo.ts'
import { forgetCiencias } from './banco.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'
import { pressOn, walkTo } from './teclado.ts'

// What was accepted is not asked for again: the tests go in this order.
test.describe.configure({ mode: 'default' })

const LOGIN = '100007'
const PENDENTES = '/portal/termosPendentes'
const [ASSINATURA, USO] = [
  'Termo da guia digital e da assinatura eletrônica',
  'Termos de uso do Portal do Credenciado',
]
const ACEITE = `**${termo.createAceite.path}`

const texto = (page: Page) => page.getByRole('region', { name: /^Texto: / })
const aceitar = (page: Page) => page.getByRole('button', { name: 'Li e aceito' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** What stands of a provider's acceptances in the table. */
const aceitesOf = (portal: PortalProprio, login: string, codigo: number) =>
  readRows<{ unidade: string; login: number; confere: boolean }>(
    portal.dataDir,
    `select unidade, login, sha256 = (select sha256 from documento_termo where codigo = codigo_documento) as confere
       from aceite_termo where codigo_credenciado = $1 and codigo_documento = $2 order by unidade`,
    [login, codigo],
  )

/** A term that the network publishes while people work. */
const publish = (portal: PortalProprio, codigo: number, titulo: string) =>
  changeRows(
    portal.dataDir,
    `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
     values ($1, 'AURORA', $2, 1, $2, $3, now() - interval '1 minute')`,
    [codigo, titulo, `## 1. ${titulo}\n\nCabe inteiro na tela.`],
  )

/** The patients that 100007 is told of on entry, said to be known. */
async function acknowledge(page: Page): Promise<void> {
  const dialogo = page.getByRole('dialog', { name: 'Beneficiários inativos' })
  await pressOn(dialogo.getByRole('button', { name: 'Estou ciente' }))
  await expect(dialogo).toBeHidden()
}

test('os termos vêm antes de tudo na entrada, e se segue sem aceitar para o endereço que se abriu', async ({
  page,
  logIn,
  portal,
}) => {
  await forgetCiencias({ portal })
  const elegibilidade = '/portal/elegibilidade'
  await page.goto(elegibilidade)
  await expect(page).toHaveURL('/SessaoEncerrada')
  await logIn(LOGIN)
  await expect(page).toHaveURL(PENDENTES)
  await acknowledge(page)
  await expect(heading(page, '2 termos esperam o seu aceite')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Continuar sem aceitar' }).click()
  await expect(page).toHaveURL(elegibilidade)
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
  // Once used it leads nobody away any more.
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  await expect(page).toHaveURL('/portal')
  // Whoever goes on finds the way back.
  await page.goto('/portal/termos')
  await page.getByRole('link', { name: 'Ler e aceitar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Termos pendentes' })).toBeFocused()
  await expect(heading(page, '2 termos esperam o seu aceite')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar sem aceitar' })).toHaveCount(0)
})

test('lidos até o fim e aceitos, só com o teclado, não se pedem mais; o aceito se lê e se imprime como era', async ({
  page,
  open,
  logIn,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(PENDENTES, LOGIN)
  await pressOn(page.getByRole('link', { name: `Ler ${ASSINATURA}` }))
  await expect(heading(page, ASSINATURA)).toBeFocused()
  await walkTo(texto(page))
  await page.keyboard.press('End')
  await pressOn(aceitar(page))
  await expect(heading(page, USO)).toBeFocused()
  await expect(page.getByText(/^Substitui a versão 1, que você aceitou em /)).toBeVisible()

  await walkTo(texto(page))
  await page.keyboard.press('End')
  // What was read stays read.
  await expect(page.getByText('Texto lido até o fim. Você já pode aceitar.')).toBeAttached()
  await page.reload()
  await pressOn(aceitar(page))
  await expect(heading(page, 'Termos aceitos')).toBeFocused()
  await expect(page.getByText('Dra. Patrícia Nunes Cavalcanti (100007)')).toBeVisible()
  for (const codigo of [103, 104])
    expect(await aceitesOf(portal, LOGIN, codigo)).toEqual([{ unidade: '', login: 100007, confere: true }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nenhum termo pendente' })).toBeVisible()

  await page.setViewportSize({ width: 1366, height: 768 })
  await logIn(LOGIN)
  await expect(page).toHaveURL('/portal')
  await page.goto('/portal/termos')
  const linhas = page.getByRole('table', { name: 'Termos aceitos' }).getByRole('row')
  await expect(linhas).toHaveCount(5)
  await linhas.last().getByRole('link', { name: USO }).click()
  await expect(page.getByText(/^Versão 1, publicada em /)).toBeVisible()
  await expect(page.getByRole('heading', { name: '4. Quem trabalha em seu nome' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '8. Dúvidas e foro' })).toBeVisible()
})

type Queda = (page: Page, portal: PortalProprio) => Promise<unknown>
const antesDeChegar: Queda = (page, portal) =>
  page.route(
    ACEITE,
    async (route) => {
      await portal.kill()
      await route.continue()
    },
    { times: 1 },
  )
const antesDeResponder: Queda = (page, portal) =>
  page.route(
    ACEITE,
    async (route) => {
      await route.fetch()
      await portal.kill()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

// The way of every write, which the sending of a guide proves (jornadaQueda.spec.ts): `npm run test:faults` asks here too.
test('o servidor morre antes de o aceite chegar, ou antes de responder, e cada aceite é um só', {
  tag: '@repetida',
}, async ({ page, open, portal }) => {
  let chaves: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(termo.createAceite.path)) chaves.push(request.headers()['idempotency-key'])
  })
  for (const [codigo, cut] of [
    [911, antesDeChegar],
    [912, antesDeResponder],
  ] as const) {
    chaves = []
    await publish(portal, codigo, `Termo da queda ${codigo}`)
    await open(`${PENDENTES}?documento=${codigo}`)
    await cut(page, portal)
    await aceitar(page).click()
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
    await portal.start()
    await expect(page.getByText(new RegExp(`^Aceito: Termo da queda ${codigo}, `))).toBeAttached({
      timeout: 45_000,
    })
    expect(await aceitesOf(portal, '100001', codigo)).toEqual([{ unidade: '', login: 100001, confere: true }])
    expect(chaves.length, 'o portal tentou de novo').toBeGreaterThan(1)
    expect(new Set(chaves).size, 'com a mesma chave').toBe(1)
  }
})
