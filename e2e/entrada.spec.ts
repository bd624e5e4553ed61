import type { Locator, Page } from '@playwright/test'
import { readRows } from '../apps/server/src/testing/faults/database.ts'
import { credenciado } from '../packages/contract/src/credenciado.ts'
import { catalogoErros } from '../packages/contract/src/errors.ts'
import { liberacaoSenha } from '../packages/contract/src/liberacaoSenha.ts'
import { pacienteInativo } from '../packages/contract/src/pacienteInativo.ts'
import { termo } from '../packages/contract/src/termo.ts'
import { forgetCiencias } from './banco.ts'
import { findChave, refuse } from './estadosPagina.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { fetchAs, post } from './guiaPronta.ts'
import { expect, expectAlive } from './person.ts'
import { test } from './portal.ts'
import { goTo, pressOn } from './teclado.ts'

test.describe.configure({ mode: 'default' })
test.beforeEach(forgetCiencias)

const TELA = '/portal/solicitarAutorizacao'
const inativos = (page: Page): Locator => page.getByRole('dialog', { name: 'Beneficiários inativos' })
const cadastro = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Atualização cadastral' })
const termos = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Termos pendentes' })
const semEspecialidade = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Nenhuma especialidade cadastrada' })
const paciente = (page: Page): Locator => page.getByRole('searchbox', { name: 'Paciente' })
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' })

/** As 100007, whose inactive beneficiaries are acknowledged, at an address. */
async function openCiente(
  page: Page,
  open: (path: string, login: string) => Promise<void>,
  path = '/portal',
) {
  await open('/portal', '100007')
  await post(page, pacienteInativo.acknowledgePendentes, {})
  await page.goto(path)
  await expectAlive(page)
}

/** The page's own, and not the menu's. */
const daPagina = (page: Page): Locator =>
  page.locator('#conteudo').getByRole('link', { name: 'Solicitar autorização' })

/** By the keys alone: every way that ends at the item. */
const caminhos: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['menu', (page) => pressOn(menu(page).getByRole('link', { name: 'Solicitar autorização' }))],
  [
    'início',
    (page) =>
      pressOn(
        page
          .getByRole('navigation', { name: 'Atalhos', exact: true })
          .getByRole('link', { name: 'Solicitar autorização' }),
      ),
  ],
  ['busca', (page) => goTo(page, 'autorizacao', 'Solicitar autorização')],
  [
    'elegibilidade, pelo botão',
    async (page) => {
      await page.goto(`/portal/elegibilidade?paciente=${await findChave(page, '500000001')}`)
      await pressOn(daPagina(page))
    },
  ],
  [
    'elegibilidade, por Alt+A',
    async (page) => {
      await page.goto(`/portal/elegibilidade?paciente=${await findChave(page, '500000001')}`)
      await expect(daPagina(page)).toBeVisible()
      await page.keyboard.press('Alt+a')
    },
  ],
  ['endereço', async (page) => void (await page.goto(TELA))],
  [
    'link com o paciente',
    async (page) => void (await page.goto(`${TELA}?paciente=${await findChave(page, '500000001')}`)),
  ],
]

test('quem tem pendências as vê na ordem, dispensa o que pode, e então pede a autorização', async ({
  page,
  open,
}) => {
  await open(TELA, '100007')
  await expect(inativos(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await pressOn(inativos(page).getByRole('button', { name: 'Estou ciente' }))
  await expect(termos(page)).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(cadastro(page)).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await expect(paciente(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(paciente(page)).toBeFocused()
})

for (const [caminho, enter] of caminhos) {
  test(`por ${caminho}, termos e cadastro se dispensam e o item segue`, async ({ page, open }) => {
    await openCiente(page, open)
    await enter(page)
    await pressOn(termos(page).getByRole('button', { name: 'Continuar sem aceitar' }))
    await expect(cadastro(page)).toBeVisible()
    await expect(paciente(page)).toHaveCount(0)
    await pressOn(cadastro(page).getByRole('button', { name: 'Continuar sem atualizar' }))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(
      paciente(page).or(page.getByRole('button', { name: 'Liberar senha e abrir a guia' })),
    ).toBeVisible()
    await expect(
      page.locator('#conteudo').locator('input:focus, select:focus'),
      'o foco vai para o primeiro campo',
    ).toHaveCount(1)
  })

  test(`por ${caminho}, quem não tem especialidades não passa, nem com Esc`, async ({ page, open }) => {
    await open('/portal', '100008')
    const lidas: string[] = []
    await enter(page)
    await expect(semEspecialidade(page)).toBeVisible()
    page.on('request', (request) => lidas.push(new URL(request.url()).pathname))
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 400)
    await expect(semEspecialidade(page)).toBeVisible()
    await expect(semEspecialidade(page).getByRole('button', { name: 'Fechar' })).toHaveCount(0)
    await expect(paciente(page)).toHaveCount(0)
    expect(lidas).not.toContain(liberacaoSenha.getInformacoesAssociado.path)
    await pressOn(semEspecialidade(page).getByRole('link', { name: 'Ir para o início' }))
    await expect(page).toHaveURL(/\/portal$/)
    await expect(semEspecialidade(page)).toHaveCount(0)
  })
}

for (const [colorScheme, width] of [
  ['light', 1366],
  ['dark', 360],
] as const) {
  test(`os diálogos se leem e dizem onde escrever (${colorScheme}, ${width} px)`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 760 })
    const look = async (dialogo: Locator, texto: RegExp) => {
      await expect(dialogo).toHaveAccessibleDescription(texto)
      await expectAccessible()
      await expectNoSideScroll(page)
    }
    const expectEndereco = (dialogo: Locator) =>
      expect(dialogo.getByRole('link', { name: 'credenciado@auroraodonto.example' })).toHaveAttribute(
        'href',
        'mailto:credenciado@auroraodonto.example',
      )
    await openCiente(page, open, TELA)
    await look(termos(page), /Há termos da operadora que você ainda não aceitou/)
    await page.keyboard.press('Escape')
    await look(cadastro(page), /A operadora pede que você confira os dados do seu cadastro/)
    const conferir = cadastro(page).getByRole('link', { name: 'Conferir o cadastro' })
    await expect(conferir).toBeVisible()
    await open(TELA, '100008')
    await look(semEspecialidade(page), /sem uma delas a operadora não libera senhas/)
    await expectEndereco(semEspecialidade(page))
  })
}

test('confirmado, o aviso dos termos leva à tela deles', async ({ page, open }) => {
  await openCiente(page, open, TELA)
  await expect(termos(page)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/portal\/termosPendentes$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('sem saber dos termos, tenta-se de novo ou segue-se sem eles', async ({ page, open }) => {
  const { titulo } = catalogoErros['API-GEN-0005']
  await openCiente(page, open)
  await expect(page.getByRole('heading', { name: 'Esperam por você' })).toBeVisible()
  const mend = await refuse(page, termo.getPendencia, 'API-GEN-0005')
  await page.goto(TELA)
  const falha = page.getByRole('alert').filter({ hasText: titulo })
  await expect(falha).toContainText('Não deu para saber se há termos pendentes')
  await expect(paciente(page)).toHaveCount(0)
  await mend()
  await pressOn(falha.getByRole('button', { name: 'Tentar de novo' }))
  await expect(termos(page)).toBeFocused()
  await refuse(page, termo.getPendencia, 'API-GEN-0005')
  await page.goto(TELA)
  await pressOn(falha.getByRole('button', { name: 'Continuar assim mesmo' }))
  await expect(cadastro(page)).toBeFocused()
})

test('dispensado, não volta enquanto se está na tela, e volta na próxima vez', async ({ page, open }) => {
  await openCiente(page, open, TELA)
  await expect(termos(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cadastro(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await paciente(page).fill('500000001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Especialidade' })).toBeFocused()
  await pressOn(page.getByRole('button', { name: 'Trocar paciente' }))
  await expect(paciente(page)).toBeFocused()
  await goTo(page, 'elegibilidade', 'Elegibilidade')
  await goTo(page, 'autorizacao', 'Solicitar autorização')
  await expect(termos(page)).toBeVisible()
})

test('o mesmo item escolhido de novo no menu abre de novo, e pergunta de novo', async ({ page, open }) => {
  await openCiente(page, open, TELA)
  for (const vez of ['da primeira vez', 'da segunda vez']) {
    await expect(termos(page), vez).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cadastro(page), vez).toBeFocused()
    await page.keyboard.press('Escape')
    await paciente(page).fill('5000')
    await pressOn(menu(page).getByRole('link', { name: 'Solicitar autorização' }))
  }
  await expect(termos(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cadastro(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(paciente(page)).toHaveValue('')
})

test('de quem não passa, Voltar leva à tela de antes', async ({ page, open }) => {
  await open(`${TELA}`, '100008')
  await expect(semEspecialidade(page).getByRole('button')).toHaveCount(0)
  await page.goto('/portal/elegibilidade')
  await expect(paciente(page)).toBeFocused()
  await goTo(page, 'autorizacao', 'Solicitar autorização')
  await pressOn(semEspecialidade(page).getByRole('button', { name: 'Voltar' }))
  await expect(page).toHaveURL(/\/portal\/elegibilidade$/)
  await expect(semEspecialidade(page)).toHaveCount(0)
})

test('sem saber das especialidades ninguém passa, até que se saiba', async ({ page, open }) => {
  const { titulo } = catalogoErros['API-GEN-0005']
  await open('/portal')
  // Nothing but the page under test takes the focus.
  await post(page, pacienteInativo.acknowledgePendentes, {})
  const mend = await refuse(page, credenciado.listEspecialidades, 'API-GEN-0005')
  await page.goto(TELA)
  const falha = page.getByRole('alert').filter({ hasText: titulo })
  await expect(falha).toContainText('Não deu para saber quais são as suas especialidades')
  await expect(falha.getByRole('link', { name: 'Ir para o início' })).toBeVisible()
  await expect(paciente(page)).toHaveCount(0)
  await mend()
  await pressOn(falha.getByRole('button', { name: 'Tentar de novo' }))
  await expect(paciente(page)).toBeFocused()
})

test('a operadora também recusa o pedido de quem não tem especialidades', async ({ page, open, portal }) => {
  await open('/portal', '100008')
  const body = { codigoAssociado: '500000001', codigoEspecialidade: 1 }
  const recusa = await fetchAs(page, 'POST', liberacaoSenha.releaseSenha, body)
  expect([recusa.status(), (await recusa.json()).codigo]).toEqual([422, 'API-LIB-0005'])
  expect(
    await readRows(
      portal.dataDir,
      'select 1 from guia where codigo_credenciado = 100008 and ident_origem is not null',
    ),
  ).toEqual([])
})
