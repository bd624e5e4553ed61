import { api } from '@portal/contract/api.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { buildMultipart, nextCor } from '../../imagem/imagem.fixture.ts'
import type { Answer, Person, TestApp } from '../testApp.ts'

export type Rota = { nome: string; route: Route }

const todas: readonly Rota[] = Object.entries(api).flatMap(([grupo, operacoes]) =>
  Object.entries<Route>(operacoes).map(([nome, route]) => ({ nome: `${grupo}.${nome}`, route })),
)

/**
 * What no session opens, but the cookie that a telephone got for one guide: `envioCelular.test.ts` tries each of these as
 * every call is tried here.
 */
export const rotasCelular: readonly Rota[] = todas.filter(({ route }) => route.permission === 'celular')

/** Every other call of the contract under its operation's name. */
export const rotas: readonly Rota[] = todas.filter((rota) => !rotasCelular.includes(rota))

/** Names of what a call names a guide by; `id` is one where the guide service takes it. */
const chavesGuia = (path: string) => [
  'numeroFicha',
  'nrFicha',
  ...(path.startsWith('/api/guia/') ? ['id'] : []),
]

/** Whether the call is about one guide, by what it asks for; an optional number is a filter. */
export const isDeGuia = ({ path, params, query, body }: Route): boolean =>
  [params, query, body].some((schema) => {
    const required: unknown = schema && 'required' in schema ? schema.required : []
    return Array.isArray(required) && chavesGuia(path).some((chave) => required.includes(chave))
  })

/** A session of its own, which may be ended without ending another test's. */
export async function enter(t: TestApp, login: number): Promise<Person> {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/credenciado/login',
    payload: { login: String(login), senha: 'Sorriso#2026' },
  })
  if (response.statusCode !== 200) throw new Error(`login ${login}: ${response.body}`)
  return {
    authorization: `Bearer ${response.json().accessToken}`,
    cookie: String(response.headers['set-cookie']).split(';')[0] ?? '',
  }
}

export type Envio = { versao?: number; key?: null; arquivo?: { nome: string; conteudo: Buffer } }

/** Makes any call of the contract: with an image where it takes one, and only until it begins where it streams. */
export async function send(
  t: TestApp,
  route: Route,
  input: Input<Route>,
  as?: Person,
  { versao, key, arquivo }: Envio = {},
): Promise<Answer<Route>> {
  if (route.reply === 'fluxo') return openFluxo(t, route, input, as)
  const options = { as, ...(versao === undefined ? {} : { versao }), ...(key === undefined ? {} : { key }) }
  if (!route.multipart) return t.call(route, input, options)
  const { nome, conteudo } = arquivo ?? { nome: 'rx.png', conteudo: await arquivos.png(nextCor()) }
  const { payload, contentType } = buildMultipart(nome, conteudo, route.multipart)
  const multipart = { ...(input as object), body: payload }
  return t.call(route, multipart, { ...options, headers: { 'content-type': contentType } })
}

/** A stream ends when its reader leaves: it is left once it has begun. */
async function openFluxo(
  t: TestApp,
  route: Route,
  input: Input<Route>,
  as: Person | undefined,
): Promise<Answer<Route>> {
  const { query } = input as { query: Record<string, string> }
  const response = await t.app.inject({
    url: `${route.path}?${new URLSearchParams(query).toString()}`,
    headers: { ...as },
    payloadAsStream: true,
  })
  const chunks: Buffer[] = []
  for await (const chunk of response.stream()) {
    chunks.push(Buffer.from(chunk))
    if (response.statusCode === 200) break
  }
  const raw = Buffer.concat(chunks)
  const { codigo, detalhes = [] } = response.statusCode === 200 ? {} : JSON.parse(String(raw))
  const { statusCode: status, headers } = response
  return { status, body: undefined as never, codigo, detalhes, headers, raw }
}

/** A refusal as anybody may compare it: all but its request id. */
export const withoutRequisicao = (raw: Buffer): string =>
  String(raw).replace(/"requisicao":"[^"]+"/, '"requisicao":""')
