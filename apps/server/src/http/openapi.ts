import { api, nomesBase } from '@portal/contract/api.ts'
import { catalogoErros, RespostaErro } from '@portal/contract/errors.ts'
import { isWrite, listErros, type Route } from '@portal/contract/route.ts'
import { listFuncoes } from '@portal/domain/acesso/permissao.tables.ts'
import type { FastifyInstance } from 'fastify'
import type { TObject, TSchema } from 'typebox'

type Json = Record<string, unknown>

const requiredOf = (schema: TObject | undefined): readonly string[] => schema?.required ?? []

function parametersOf(route: Route): Json[] {
  const list = (place: 'path' | 'query', schema: Route['query']) =>
    Object.entries<TSchema>(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || requiredOf(schema).includes(name),
      schema: property,
    }))
  return [...list('path', route.params), ...list('query', route.query), ...headersOf(route)]
}

/** Whether a repetition with the same key is answered as the first (Segurança A1). */
const isRepetivel = (route: Route): boolean => isWrite(route) && !route.secret && hasSessao(route)

const hasSessao = ({ permission }: Route): boolean => permission !== 'publica' && permission !== 'celular'

const header = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  schema,
  description,
})

/** What a write is told beside its input: the key that makes a repetition one write, the version that was seen. */
function headersOf(route: Route): Json[] {
  const chave = header(
    'Idempotency-Key',
    { type: 'string', format: 'uuid' },
    'A gravação repetida com a mesma chave e os mesmos dados recebe a resposta da primeira.',
  )
  const versao = header(
    'If-Match',
    { type: 'string', pattern: '^"?[0-9]{1,9}"?$' },
    'A versão que se viu: se já há outra, API-GTO-0013.',
  )
  const isVersionada = isWrite(route) && listErros(route).includes('API-GTO-0013')
  return [...(isRepetivel(route) ? [chave] : []), ...(isVersionada ? [versao] : [])]
}

function requestBodyOf(route: Route): Json {
  if (route.multipart) {
    const schema = {
      type: 'object',
      required: [route.multipart],
      properties: { [route.multipart]: { type: 'string', format: 'binary' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!route.body) return {}
  // Of some bodies nothing has to be said.
  const required = 'required' in route.body
  return { requestBody: { required, content: { 'application/json': { schema: route.body } } } }
}

function responsesOf(route: Route): Json {
  const ok =
    typeof route.reply === 'object'
      ? { 'application/json': { schema: route.reply } }
      : rawContent[route.reply]
  const responses: Json = { 200: { description: 'Feito', content: ok } }
  const protegida = route.permission === 'publica' ? [] : (['API-ACE-0002', 'API-ACE-0003'] as const)
  const bloqueavel = listFuncoes(route.permission).length > 0 ? (['API-MEN-0001'] as const) : []
  const comCorpo = route.body || route.multipart ? (['API-GEN-0002', 'API-GEN-0003'] as const) : []
  const comChave = isRepetivel(route) ? (['API-GEN-0009', 'API-GEN-0010'] as const) : []
  const gravacao = isWrite(route) ? (['API-GEN-0012'] as const) : []
  const sempre = ['API-GEN-0001', 'API-GEN-0004', 'API-GEN-0006'] as const
  const daBorda = [...sempre, ...comCorpo, ...comChave, ...gravacao, ...protegida, ...bloqueavel]
  const codes = [...daBorda, ...listErros(route)]
  for (const code of codes) {
    const { status, texto } = catalogoErros[code]
    const before = responses[status] as { description: string } | undefined
    const description = `${before ? `${before.description}\n` : ''}${code}: ${texto}`
    responses[status] = { description, content: { 'application/json': { schema: RespostaErro } } }
  }
  return responses
}

const rawContent: Readonly<Record<string, Json>> = {
  arquivo: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  fluxo: { 'text/event-stream': { schema: { type: 'string' } } },
}

function operationOf(name: string, route: Route): Json {
  const base = route.path.split('/')[2] ?? ''
  return {
    operationId: name,
    summary: route.summary,
    tags: [nomesBase[base] ?? base],
    ...(route.own ? { 'x-chamada-propria': true } : {}),
    ...(route.permission === 'publica' ? { security: [] } : {}),
    ...(route.permission === 'celular' ? { security: [{ celular: [] }] } : {}),
    'x-permissao': route.permission,
    parameters: parametersOf(route),
    ...requestBodyOf(route),
    responses: responsesOf(route),
  }
}

/** The OpenAPI 3.1 document of every call, from the same values that validate requests and type the portal's client. */
export function buildOpenapi(): Json {
  const paths: Record<string, Json> = {}
  for (const [noun, group] of Object.entries(api)) {
    for (const [operation, route] of Object.entries(group)) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: operationOf(`${noun}.${operation}`, route),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal do Credenciado',
      version: '1.0.0',
      description: 'Chamadas do portal e dos serviços da operadora.',
    },
    servers: [{ url: '/' }],
    security: [{ sessao: [] }],
    components: {
      securitySchemes: {
        sessao: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        celular: { type: 'apiKey', in: 'cookie', name: '__Secure-celular' },
      },
    },
    paths,
  }
}

/** The document is written for whoever asks first: most processes are never asked. */
export function registerOpenapi(app: FastifyInstance): void {
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenapi())
    return reply.header('content-type', 'application/json; charset=utf-8').send(document)
  })
}
