import { expect, type Locator, type Page } from '@playwright/test'
import { arquivos } from '../../apps/server/src/imagem/arquivo.fixture.ts'
import { createGuia } from '../../e2e/guiaPronta.ts'
import type { Hands } from './hands.ts'

/** What somebody at the desk has in front of them. */
export type Desk = {
  page: Page
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
  prepare?: (page: Page) => Promise<number>
  work: (desk: Desk) => Promise<void>
  /** Most keys and seconds that it should take; the others have no goal of their own. */
  goal?: { keys?: number; seconds?: number }
}

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
      await expect(page.getByText('1 enviada')).toBeVisible()
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
]
