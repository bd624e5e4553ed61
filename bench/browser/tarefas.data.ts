import { expect as expectSoon, type Locator, type Page } from '@playwright/test'
import { arquivos } from '../../apps/server/src/imagem/arquivo.fixture.ts'
import { SENHA_DEMONSTRACAO } from '../../apps/server/src/seed/credenciado/credenciado.data.ts'
import { readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { denyMais, denyPaga } from '../../e2e/glosaPronta.ts'
import { createGuia } from '../../e2e/guiaPronta.ts'
import type { Hands } from './hands.ts'

/** What somebody at the desk has in front of them. */
export type Desk = {
  page: Page
  portal: Portal
  hands: Hands
  /** The number of the guide that the task is about. */
  guia: number
  /** Tab, counted, until the place has the focus. */
  walkTo: (place: Locator, key?: 'Tab' | 'ArrowDown') => Promise<void>
}

export type Tarefa = {
  name: string
  /** Where the task begins; without it on the guide that was made ready. */
  address?: string
  /** What must be there before the clock starts; answers the guide's number. */
  prepare?: (page: Page, portal: Portal) => Promise<number>
  /** Done by somebody who has not entered, in a browser that has never been here. */
  isOutside?: true
  work: (desk: Desk) => Promise<void>
  /** Most keys and seconds that it should take; the others have no goal of their own. */
  goal?: { keys?: number; seconds?: number }
}

/** A machine that does something else besides is slow, and the time says so. */
const expect = expectSoon.configure({ timeout: 30_000 })

const PACIENTE = '500000001'
const linha = (page: Page): Locator => page.locator('#rascunho-linha')
const dialogo = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const situacao = (page: Page): Locator => page.getByRole('complementary', { name: 'Situação da guia' })

/** Ctrl+K, words, Enter on the first thing that they find. */
async function find({ page, hands }: Desk, palavras: string, achado: RegExp): Promise<void> {
  await hands.press('Control+k')
  await hands.type(palavras)
  await expect(dialogo(page).getByRole('listitem').first()).toContainText(achado)
  await hands.press('Enter')
}

async function openFirstGuia(page: Page, linhas: readonly string[], cartao?: string): Promise<number> {
  const numero = await createGuia(page, linhas, cartao)
  await page.goto(`/portal/guia/${numero}`)
  return numero
}

/** The link in the newest message to somebody, from the demonstration's mailbox. */
async function readLink(page: Page, para: string): Promise<string> {
  const caixa = await page.context().newPage()
  const link = caixa.getByRole('article').filter({ hasText: para }).first().getByRole('link')
  await expect(async () => {
    await caixa.goto('/caixaLocal')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  const endereco = (await link.getAttribute('href')) ?? ''
  await caixa.close()
  return endereco
}

/** The tasks of a working day, done by whoever knows the keys (Interface B1). */
export const tarefas: readonly Tarefa[] = [
  {
    name: 'Coverage of a patient at the desk, by card',
    address: '/portal',
    goal: { seconds: 10 },
    work: async (desk) => {
      await find(desk, PACIENTE, /Mariana/)
      await desk.walkTo(desk.page.getByRole('textbox', { name: /^Pergunta em uma linha/ }))
      await desk.hands.type('26om85100200')
      await desk.hands.press('Enter')
      await expect(desk.page.getByText('Copart').first()).toBeVisible()
    },
  },
  {
    name: 'Guide of five events, from open to sent',
    prepare: (page) => openFirstGuia(page, [], '500000005'),
    goal: { keys: 40, seconds: 60 },
    work: async ({ page, hands }) => {
      for (const lugar of ['16o', '17o', '26o', '36o', '37o']) {
        await hands.type(lugar)
        await hands.press(lugar === '16o' ? 'Alt+1' : 'Alt+0')
      }
      await expect(page.getByRole('heading', { name: 'Eventos (5)' })).toBeVisible()
      await hands.press('Control+Enter')
      await expect(situacao(page)).toBeVisible()
    },
  },
  {
    name: 'A guide by the last digits of its number',
    address: '/portal',
    prepare: (page) => createGuia(page, []),
    work: async (desk) => {
      await find(desk, String(desk.guia).slice(-5), new RegExp(`Guia ${desk.guia}`))
      await expect(linha(desk.page)).toBeFocused()
    },
  },
  {
    name: 'A patient by first name and last surname',
    address: '/portal',
    work: async (desk) => {
      await find(desk, 'mariana ribeiro', /Mariana Alves Ribeiro/)
      await expect(desk.page.getByRole('region', { name: 'Paciente' })).toContainText('Mariana')
    },
  },
  {
    name: 'Cancel a guide, with its reason',
    prepare: (page) => openFirstGuia(page, []),
    work: async (desk) => {
      await find(desk, 'cancelar', /Cancelar/)
      await expect(dialogo(desk.page).getByRole('textbox')).toBeFocused()
      await desk.hands.type('Paciente desistiu.')
      await desk.hands.press('Control+Enter')
      await expect(desk.page.getByText('Cancelada').first()).toBeVisible()
    },
  },
  {
    name: 'Print a guide',
    prepare: (page) => openFirstGuia(page, ['14 O 85100196'], '500000007'),
    work: async ({ page, hands, guia }) => {
      const pdf = page.waitForResponse((answer) => answer.url().includes('/impressao/gto'))
      await hands.press('Alt+p')
      expect((await pdf).ok(), `impressão da guia ${guia}`).toBe(true)
    },
  },
  {
    name: 'Three images onto a guide that lacks one',
    prepare: (page) => openFirstGuia(page, ['46  85200158'], '500000007'),
    work: async ({ page, hands, walkTo }) => {
      const escolher = page.getByRole('button', { name: 'Escolher arquivos' })
      const chooser = page.waitForEvent('filechooser')
      await walkTo(escolher)
      await hands.press('Enter')
      const buffers = await Promise.all([70, 90, 110].map((cinza) => arquivos.filme(cinza)))
      const files = buffers.map((buffer, at) => ({ name: `46-${at}.png`, mimeType: 'image/png', buffer }))
      await (await chooser).setFiles(files)
      await walkTo(page.getByRole('button', { name: 'Enviar 3 imagens' }))
      await hands.press('Enter')
      await expect(page.getByText('3 enviadas')).toBeVisible()
    },
  },
  {
    name: 'Correct a line that would be refused',
    prepare: async (page) => {
      const numero = await openFirstGuia(page, [], '500000007')
      await linha(page).fill('25 O 85100200')
      await linha(page).press('Enter')
      await expect(page.getByText(/\(3023\)/).first()).toBeVisible()
      return numero
    },
    work: async ({ page, hands }) => {
      await hands.press('Alt+c')
      await expect(page.getByText(/\(3023\)/)).toHaveCount(0)
    },
  },
  {
    name: 'Release a password, to the open guide',
    address: '/portal',
    work: async ({ page, hands, walkTo }) => {
      await hands.press('Control+k')
      await hands.type('autoriz')
      await expect(dialogo(page).getByRole('listitem').first()).toContainText('Solicitar autorização')
      await hands.press('Enter')
      await expect(page).toHaveURL(/solicitarAutorizacao/)
      await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
      await hands.type(PACIENTE)
      await hands.press('Enter')
      await walkTo(page.getByRole('combobox', { name: 'Especialidade' }))
      await hands.type('Cl')
      await expect(page.getByText('A senha pode ser liberada')).toBeVisible()
      await hands.press('Control+Enter')
      await expect(linha(page)).toBeFocused()
    },
  },
  {
    name: "The radar's first entry, cured from the home page",
    address: '/portal',
    goal: { keys: 20 },
    work: async ({ page, hands, walkTo }) => {
      const espera = page.locator('section', { hasText: 'Esperam por você' }).getByRole('listitem').first()
      const cura = espera.getByRole('link', { name: /^Enviar imagem inicial/ })
      await walkTo(cura)
      await hands.press('Enter')
      const lugar = page.getByRole('button', { name: /^Escolher arquivos: Inicial, / }).first()
      await expect(lugar).toBeFocused()
      const chooser = page.waitForEvent('filechooser')
      await hands.press('Enter')
      const buffer = await arquivos.filme(120)
      await (await chooser).setFiles([{ name: 'inicial.png', mimeType: 'image/png', buffer }])
      await expect(page.getByRole('button', { name: /^Enviar 1 imagem/ })).toBeVisible()
      await hands.press('Control+Enter')
      await expect(page.getByText('1 imagem enviada.')).toBeVisible()
    },
  },
  {
    name: "A notice of the operator's, read from the home page",
    address: '/portal',
    goal: { keys: 8 },
    work: async ({ page, hands, walkTo }) => {
      await hands.press('Alt+n')
      await walkTo(dialogo(page).getByRole('link', { name: /comunicados? não lidos?$/ }))
      await hands.press('Enter')
      await walkTo(page.locator('#conteudo [data-linha] a').first())
      await hands.press('Enter')
      await expect(page).toHaveURL(/comunicado=\d+$/)
    },
  },
  {
    name: "Export a month's guides",
    address: '/portal',
    work: async ({ page, hands, walkTo }) => {
      await hands.press('Control+k')
      await hands.type('consultar')
      await expect(dialogo(page).getByRole('listitem').first()).toContainText('Consultar guias')
      await hands.press('Enter')
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await walkTo(page.getByRole('button', { name: 'Exportar Excel' }))
      const download = page.waitForEvent('download')
      await hands.press('Enter')
      await download
    },
  },
  {
    name: 'A complementary guide from an authorised one',
    prepare: (page) => openFirstGuia(page, ['45 O 85100196'], '500000001'),
    work: async (desk) => {
      await find(desk, 'complementar', /complementar/)
      await expect(linha(desk.page)).toBeFocused()
    },
  },
  {
    name: 'Paid for guide N, and when',
    address: '/portal',
    prepare: async (_page, { dataDir }) => {
      const [paga] = await readRows<{ numero: string }>(
        dataDir,
        `select numero_ficha as numero from guia where codigo_credenciado = 100001 and status_ficha = 12
          order by numero_ficha desc limit 1`,
      )
      return Number(paga?.numero)
    },
    work: async (desk) => {
      await find(desk, String(desk.guia).slice(-5), new RegExp(`Guia ${desk.guia}`))
      await expect(situacao(desk.page).getByRole('link', { name: /^demonstrativo fechado/ })).toBeVisible()
    },
  },
  {
    name: 'Appeal three events of a guide, with three lines of text',
    address: '/portal',
    prepare: async (_page, portal) => {
      const numero = await denyPaga(portal, '3013')
      await denyMais(portal, numero)
      return numero
    },
    work: async (desk) => {
      const { page, hands, walkTo } = desk
      await find(desk, 'recorrer', /^Recorrer de glosas/)
      const guia = page.getByRole('link', { name: `Guia ${desk.guia}` })
      await walkTo(guia)
      await hands.press('Enter')
      const textos = page.getByRole('textbox', { name: 'Justificativa' })
      await expect(textos).toHaveCount(3)
      for (const texto of await textos.all()) {
        await walkTo(texto)
        await hands.press('Control+End')
        await hands.type(' Fratura da face distal, com dor.')
      }
      await hands.press('Control+Enter')
      await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toBeFocused()
      await hands.press('Tab')
      await hands.press('Enter')
      await expect(page.getByText('Recurso enviado')).toBeVisible()
    },
  },
  {
    name: 'Renew a permit by a photograph',
    address: '/portal',
    work: async (desk) => {
      const { page, hands, walkTo } = desk
      await find(desk, 'alvará', /^Alvarás/)
      await walkTo(page.getByRole('button', { name: 'Renovar: Alvará sanitário' }))
      await hands.press('Enter')
      const numero = dialogo(page).getByLabel('Número do documento novo')
      await expect(numero).toBeFocused()
      await hands.type('VISA-2028')
      await walkTo(dialogo(page).getByLabel('Válido até').first())
      await hands.type('31122028')
      const chooser = page.waitForEvent('filechooser')
      await walkTo(dialogo(page).getByRole('button', { name: 'Escolher arquivo' }))
      await hands.press('Enter')
      const buffer = await arquivos.filme(40)
      await (await chooser).setFiles([{ name: 'alvara.png', mimeType: 'image/png', buffer }])
      await expect(dialogo(page).getByText('Escolhido: alvara.png', { exact: true })).toBeVisible()
      await hands.press('Control+Enter')
      await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
      await hands.press('Control+Enter')
      await expect(dialogo(page).getByText(/^Protocolo \d{14}$/)).toBeVisible()
    },
  },
  {
    name: 'Change the e-mail, with the password',
    address: '/portal',
    work: async (desk) => {
      const { page, hands, walkTo } = desk
      await find(desk, 'contatos', /Atualização cadastral/)
      await walkTo(page.getByLabel('E-mail', { exact: true }))
      await hands.press('Control+a')
      await hands.type('nova@example.com')
      await hands.press('Enter')
      await walkTo(page.getByLabel('Sua senha'))
      await hands.type(SENHA_DEMONSTRACAO)
      await hands.press('Enter')
      await expect(page.getByRole('heading', { name: 'Contatos conferidos' })).toBeFocused()
    },
  },
  {
    name: 'First access, from the login to the home page',
    address: '/credenciado/login',
    isOutside: true,
    work: async ({ page, hands, walkTo }) => {
      await walkTo(page.getByRole('link', { name: 'Primeiro acesso' }))
      await hands.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Primeiro acesso' })).toBeFocused()
      await walkTo(page.getByLabel('Código do credenciado'))
      await hands.type('100005')
      await hands.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Onde quer receber?' })).toBeFocused()
      await hands.press('Tab')
      await hands.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Confira o seu e-mail' })).toBeFocused()
      await page.goto(await readLink(page, 'larissa.guimaraes@example.com'))
      await walkTo(page.getByLabel('Nova senha', { exact: true }))
      await hands.type('Girassol!amarelo42')
      await walkTo(page.getByLabel('Confirme a nova senha'))
      await hands.type('Girassol!amarelo42')
      await hands.press('Enter')
      await expect(page).toHaveURL(/\/portal$/)
    },
  },
]
