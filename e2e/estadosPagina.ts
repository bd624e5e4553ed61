import type { Locator, Page } from '@playwright/test'
import { elegibilidade } from '../packages/contract/src/elegibilidade.ts'
import { type CodigoErro, catalogoErros } from '../packages/contract/src/errors.ts'
import type { Route } from '../packages/contract/src/route.ts'
import type { Tela } from '../packages/domain/src/menu/tela.tables.ts'
import { post } from './guiaPronta.ts'
import { expect, test } from './person.ts'

type Args = { page: Page; open: (path: string, login?: string) => Promise<void> }
type Run = (args: Args) => Promise<void>

/** What a page shows besides its data. Every page owes all four (estados.test.ts finds the one that has none). */
type Estados = Readonly<Record<'carregando' | 'vazio' | 'erro' | 'recusado', Run>>

export function describeEstados(pagina: Tela['pagina'], estados: Estados): void {
  for (const [estado, run] of Object.entries(estados))
    test(`${pagina}: ${estado}`, async ({ page, open }) => run({ page, open }))
}

type Chamada = Pick<Route, 'path'>

const isCallTo =
  ({ path }: Chamada) =>
  ({ pathname }: URL): boolean =>
    pathname === path

/** Holds back the server's answers to a call; the function returned lets them come. */
export async function hold(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The call is refused in the server's own form, with a code of the catalogue, until the function returned is called. */
export async function refuse(page: Page, call: Chamada, codigo: CodigoErro): Promise<() => Promise<void>> {
  const { status, texto } = catalogoErros[codigo]
  const address = isCallTo(call)
  await page.route(address, (route) =>
    route.fulfill({ status, json: { codigo, mensagem: texto, requisicao: crypto.randomUUID() } }),
  )
  return () => page.unroute(address)
}

/** Where a page is opened: its address, or how it is found by someone who is in the portal. */
type Endereco = string | ((page: Page) => Promise<string>)

async function toAddress(endereco: Endereco, { page, open }: Args): Promise<string> {
  if (typeof endereco === 'string') return endereco
  await open('/portal')
  return endereco(page)
}

type Caso = {
  endereco: Endereco
  /** The call that the state hangs on. */
  chamada: Chamada
  /** What is there once the page has all that it asked for. */
  pronto: (page: Page) => Locator
}

/** While its call is under way the page says what is on its way, and then shows it. */
export const whileHeld =
  ({ endereco, chamada, pronto }: Caso, espera: string): Run =>
  async (args) => {
    const { page, open } = args
    const address = await toAddress(endereco, args)
    const release = await hold(page, isCallTo(chamada))
    await open(address)
    await expect(page.getByRole('status', { name: espera })).toBeVisible()
    await expect(pronto(page)).toHaveCount(0)
    release()
    await expect(pronto(page)).toBeVisible()
    await expect(page.getByRole('status', { name: espera })).toHaveCount(0)
  }

/** Where its call fails the page says so in the catalogue's words, and trying again brings what was missing. */
export const whenFailing =
  ({ endereco, chamada, pronto }: Caso): Run =>
  async (args) => {
    const { page, open } = args
    const { titulo, texto } = catalogoErros['API-GEN-0005']
    const address = await toAddress(endereco, args)
    const mend = await refuse(page, chamada, 'API-GEN-0005')
    await open(address)
    const falha = page.getByRole('alert').filter({ hasText: titulo })
    await expect(falha).toContainText(texto)
    await expect(pronto(page)).toHaveCount(0)
    await mend()
    await falha.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(pronto(page)).toBeVisible()
    await expect(falha).toHaveCount(0)
  }

/** A call that this provider may not make ends the session (Spec §7.11). */
export const whenForbidden =
  ({ endereco, chamada }: Omit<Caso, 'pronto'>): Run =>
  async (args) => {
    const { page, open } = args
    const address = await toAddress(endereco, args)
    await refuse(page, chamada, 'API-ACE-0003')
    // The frame may never be whole: the session ends while it comes.
    await open(address).catch(() => undefined)
    await expect(page).toHaveURL(/\/SessaoEncerrada$/)
    await expect(page.getByRole('heading', { name: 'Sessão encerrada' })).toBeVisible()
  }

/** The server knows nothing of what the address names, or nothing that is this provider's: what is told, and the way on. */
export const whenUnknown =
  (endereco: string, titulo = 'Página não encontrada', volta = 'Ir para o início'): Run =>
  async ({ page, open }) => {
    await open(endereco)
    await expect(page.getByText(titulo).first()).toBeVisible()
    await expect(page.getByRole('link', { name: volta, exact: true })).toBeVisible()
  }

/** The provider's menu does not have the function of the address (Spec §6). */
export const whenLocked =
  (endereco: string, login: string): Run =>
  async ({ page, open }) => {
    await open('/portal', login)
    await page.goto(endereco)
    await expect(page).toHaveURL(/\/acessoNaoPermitido$/)
    await expect(page.getByRole('heading', { name: 'Acesso não permitido' }).first()).toBeVisible()
  }

/** The page says in words that there is nothing to show. */
export const whenNothing =
  (endereco: Endereco, texto: string, login?: string): Run =>
  async (args) => {
    await args.open(await toAddress(endereco, args), login)
    await expect(args.page.getByText(texto).first()).toBeVisible()
  }

/** The opaque key of a patient, which the addresses have in the place of card and CPF. */
export async function findChave(page: Page, cartao: string): Promise<string> {
  const { associados } = (await post(page, elegibilidade.searchAssociado, { termo: cartao })) as {
    associados: { chave: string }[]
  }
  return associados[0]?.chave ?? ''
}
