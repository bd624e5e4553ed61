import type { Page } from '@playwright/test'
import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { pacienteInativo } from '../packages/contract/src/pacienteInativo.ts'
import { termo } from '../packages/contract/src/termo.ts'
import { forgetCiencias } from './banco.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { post } from './guiaPronta.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'
import { pressOn, walkTo } from './teclado.ts'

// What was accepted is not asked for again: the tests go in this order.
test.describe.configure({ mode: 'default', timeout: 120_000 })

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

test('a entrada leva aos termos pendentes, e pelo menu se segue sem aceitar', async ({
  page,
  logIn,
  portal,
}) => {
  await forgetCiencias({ portal })
  await logIn(LOGIN)
  await expect(page).toHaveURL(PENDENTES)
  await acknowledge(page)
  await expect(heading(page, '2 termos esperam o seu aceite')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).first().click()
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  // Whoever goes on finds the way back.
  await page.goto('/portal/termos')
  await page.getByRole('link', { name: 'Ler e aceitar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Termos pendentes' })).toBeFocused()
})

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`a lista, o texto e o que se aceitou se leem (${colorScheme}, ${width} px)`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 760 })
    for (const [endereco, titulo] of [
      [PENDENTES, '2 termos esperam o seu aceite'],
      [`${PENDENTES}?documento=104`, USO],
      ['/portal/termos', 'Termos aceitos'],
      ['/portal/termos?documento=101', USO],
    ] as const) {
      await test.step(endereco, async () => {
        await open(endereco, LOGIN)
        await expect(heading(page, titulo)).toBeVisible()
        await expectAccessible()
        await expectNoSideScroll(page)
      })
    }
  })
}

test('os termos vêm antes, e o endereço aberto sem sessão espera por eles', async ({ page, logIn }) => {
  const elegibilidade = '/portal/elegibilidade'
  await page.goto(elegibilidade)
  await expect(page).toHaveURL('/SessaoEncerrada')
  await logIn(LOGIN)
  await expect(page).toHaveURL(PENDENTES)
  await page.reload()
  await page.getByRole('link', { name: 'Continuar sem aceitar' }).click()
  await expect(page).toHaveURL(elegibilidade)
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeVisible()
  // Once used it leads nobody away any more.
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  await expect(page).toHaveURL('/portal')
  await page.goto(PENDENTES)
  await expect(heading(page, '2 termos esperam o seu aceite')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar sem aceitar' })).toHaveCount(0)
})

test('só se aceita o que se leu até o fim, pelo teclado e a 360 px', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(PENDENTES, LOGIN)
  await pressOn(page.getByRole('link', { name: `Ler ${ASSINATURA}` }))
  await expect(heading(page, ASSINATURA)).toBeFocused()
  await walkTo(aceitar(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Leia o texto até o fim para aceitar.').first()).toBeVisible()
  expect(await aceitesOf(portal, LOGIN, 103)).toEqual([])

  await walkTo(texto(page), 'Shift+Tab')
  await page.keyboard.press('End')
  await expect(page.getByText('Texto lido até o fim. Você já pode aceitar.')).toBeAttached()
  await pressOn(aceitar(page))
  // On to the next one, and what was done is said.
  await expect(heading(page, USO)).toBeFocused()
  await expect(page.getByText(new RegExp(`^Aceito: ${ASSINATURA}, em .+ Falta 1 termo\\.$`))).toBeAttached()
  await expect(page.getByText(/^Substitui a versão 1, que você aceitou em /)).toBeVisible()

  await walkTo(texto(page))
  await page.keyboard.press('End')
  await pressOn(aceitar(page))
  await expect(heading(page, 'Termos aceitos')).toBeFocused()
  await expect(page.getByText(/ Nenhum termo pendente\.$/)).toBeAttached()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([ASSINATURA, USO])
  await expect(page.getByText('Dra. Patrícia Nunes Cavalcanti (100007)')).toHaveCount(2)
  await expectAccessible()
  for (const codigo of [103, 104])
    expect(await aceitesOf(portal, LOGIN, codigo)).toEqual([{ unidade: '', login: 100007, confere: true }])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nenhum termo pendente' })).toBeVisible()
})

test('quem aceitou tudo entra no início, e lê o aceito como era', async ({ page, logIn }) => {
  await logIn(LOGIN)
  await expect(page).toHaveURL('/portal')
  await page.goto('/portal/termos')
  const linhas = page.getByRole('table', { name: 'Termos aceitos' }).getByRole('row')
  await expect(linhas).toHaveCount(5)
  await linhas.last().getByRole('link', { name: USO }).click()
  await expect(heading(page, USO)).toBeFocused()
  await expect(page.getByText(/^Versão 1, publicada em /)).toBeVisible()
  await expect(page.getByRole('heading', { name: '4. Quem trabalha em seu nome' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '8. Dúvidas e foro' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
})

test('a clínica aceita pelo código principal e depois por todas as unidades', async ({
  page,
  open,
  portal,
}) => {
  await publish(portal, 901, 'Termo das unidades')
  await open(`${PENDENTES}?documento=901`, '100004')
  await post(page, pacienteInativo.acknowledgePendentes, {})
  await page.reload()
  const alcance = page.getByText('Aceitar em nome de quem')
  await expect(alcance).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(alcance, 'no papel só o que se lê').toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'Só o código principal' }).check()
  await aceitar(page).click()
  await expect(page.getByText('O aceite que falta é o de: Unidade Centro e Unidade Jardins.')).toBeVisible()
  await aceitar(page).click()
  await expect(heading(page, 'Termos aceitos')).toBeFocused()
  const unidades = (await aceitesOf(portal, '100004', 901)).map(({ unidade }) => unidade)
  expect(unidades).toEqual(['', 'Unidade Centro', 'Unidade Jardins'])
})

test('lidos todos, aceitam-se de uma vez', async ({ page, open, portal }) => {
  await publish(portal, 902, 'Segundo termo')
  await open(PENDENTES, '100002')
  await post(page, pacienteInativo.acknowledgePendentes, {})
  await page.reload()
  await expect(heading(page, '2 termos esperam o seu aceite')).toBeVisible()
  for (const titulo of ['Termo das unidades', 'Segundo termo']) {
    await page.getByRole('link', { name: titulo, exact: true }).click()
    await expect(heading(page, titulo)).toBeFocused()
    await page.getByRole('link', { name: 'Ver todos os pendentes' }).click()
  }
  // What was read stays read.
  await page.reload()
  await page.getByRole('button', { name: 'Aceitar os 2 termos lidos' }).click()
  await expect(heading(page, 'Termos aceitos')).toBeFocused()
  for (const codigo of [901, 902]) expect(await aceitesOf(portal, '100002', codigo)).toHaveLength(1)
})

/** Where the power goes while the acceptance is on its way. */
const quedas: readonly [string, (page: Page, portal: PortalProprio) => Promise<unknown>][] = [
  [
    'antes de o aceite chegar',
    (page, portal) =>
      page.route(
        ACEITE,
        async (route) => {
          await portal.kill()
          await route.continue()
        },
        { times: 1 },
      ),
  ],
  [
    'depois de gravar e antes de responder',
    (page, portal) =>
      page.route(
        ACEITE,
        async (route) => {
          await route.fetch()
          await portal.kill()
          await route.abort('connectionreset')
        },
        { times: 1 },
      ),
  ],
]

for (const [ordem, [quando, cut]] of quedas.entries()) {
  test(`o servidor morre ${quando} e o aceite é um só`, async ({ page, open, portal }) => {
    const codigo = 911 + ordem
    await publish(portal, codigo, `Termo da queda ${ordem}`)
    await open(`${PENDENTES}?documento=${codigo}`)
    const chaves: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(termo.createAceite.path)) chaves.push(request.headers()['idempotency-key'])
    })
    await cut(page, portal)
    await aceitar(page).click()
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
    await portal.start()
    await expect(page.getByText(new RegExp(`^Aceito: Termo da queda ${ordem}, `))).toBeAttached({
      timeout: 45_000,
    })
    expect(await aceitesOf(portal, '100001', codigo)).toEqual([{ unidade: '', login: 100001, confere: true }])
    expect(chaves.length, 'o portal tentou de novo').toBeGreaterThan(1)
    expect(new Set(chaves).size, 'com a mesma chave').toBe(1)
  })
}
