import { type APIResponse, expect, type Page } from '@playwright/test'
import { acesso } from '../packages/contract/src/acesso.ts'
import { guia } from '../packages/contract/src/guia.ts'
import { liberacaoSenha } from '../packages/contract/src/liberacaoSenha.ts'
import type { Input, Route } from '../packages/contract/src/route.ts'

type Eventos = Input<typeof guia.sendGuia>['body']['eventos']

/** Writes as the page that is logged in, without going through its screens: for what comes before a test. */
export const post = (page: Page, route: Pick<Route, 'path'>, data?: unknown): Promise<unknown> =>
  request(page, 'POST', route, data)

export const put = (page: Page, route: Pick<Route, 'path'>, data: unknown): Promise<unknown> =>
  request(page, 'PUT', route, data)

/** Reads as the page that is logged in. */
export const get = (page: Page, route: Pick<Route, 'path'>): Promise<unknown> => request(page, 'GET', route)

async function request(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  route: Pick<Route, 'path'>,
  data?: unknown,
): Promise<unknown> {
  const answer = await fetchAs(page, method, route, data)
  expect(answer.ok(), `${route.path} respondeu ${answer.status()}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** The answer to a call that the page's own person makes without its screens. */
export async function fetchAs(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  { path }: Pick<Route, 'path'>,
  data?: unknown,
): Promise<APIResponse> {
  const token = (await page.context().cookies()).find(({ name }) => name === '__Host-token')?.value
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  return page.request.fetch(path, { method, headers, ...(data !== undefined && { data }) })
}

/** A guide of the general clinic, sent when it has events; answers its number. */
export async function createGuia(
  page: Page,
  linhas: readonly string[],
  cartao = '500000007',
): Promise<number> {
  const pedido = { codigoAssociado: cartao, codigoEspecialidade: 1 }
  const { numeroFicha } = (await post(page, liberacaoSenha.releaseSenha, pedido)) as { numeroFicha: number }
  if (linhas.length > 0) {
    await post(page, guia.sendGuia, { numeroFicha, eventos: linhas.map(toEvento) })
  }
  return numeroFicha
}

/** `26 OM 85100200`, as the entry line reads it. */
function toEvento(linha: string, indice: number): Eventos[number] {
  const [codigoLocalizacao = '', codigoFace = '', codigoEvento = ''] = linha.split(' ')
  return {
    codigoLocalizacao,
    codigoFace: codigoFace || null,
    codigoEvento,
    quantidade: 1,
    numeroSequenciaInclusao: indice + 1,
  }
}

/** Something written about the guide from elsewhere: it is not the guide that an open page shows any more. */
export async function changeElsewhere(page: Page, numeroFicha: number): Promise<void> {
  await post(page, guia.createOcorrencia, { numeroFicha, numeroOcorrencia: 4821 })
}

/** Ends the session on the server, as another computer of the clinic does. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  await post(page, acesso.logout)
}
