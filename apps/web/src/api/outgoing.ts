import type { Route } from '@portal/contract/route.ts'
import { addressOf } from './base.ts'
import type { OnDownload } from './reply.ts'
import type { Upload } from './upload.ts'

/** The parts of any route's input, once its type has done its work, and what travels beside them. */
export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  versao?: number | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  onSend?: () => void
  upload?: Upload
  onDownload?: OnDownload
}

/** A request ready to leave. */
export type Outgoing = {
  method: string
  url: string
  headers: Headers
  body: string | FormData | null
  signal: AbortSignal | undefined
  /** A file or a stream may go on for minutes; everything else is cut off. */
  isLong: boolean
}

/** Writes a call as a request: address, bearer, idempotency key, version, body. */
export function toOutgoing(
  route: Route,
  parts: Parts,
  token: string | undefined,
  key: string | undefined,
): Outgoing {
  const headers = new Headers({
    accept: route.reply === 'fluxo' ? 'text/event-stream' : 'application/json, */*',
  })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (key) headers.set('idempotency-key', key)
  if (parts.versao !== undefined) headers.set('if-match', `"${parts.versao}"`)
  if (parts.body !== undefined) headers.set('content-type', 'application/json')
  const { method } = route
  return {
    method,
    url: urlOf(route, parts),
    headers,
    body: bodyOf(route, parts),
    signal: parts.signal,
    isLong: route.reply === 'arquivo' || route.reply === 'fluxo',
  }
}

function urlOf(route: Route, { params = {}, query = {} }: Parts): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return addressOf(path) + (search.size > 0 ? `?${search}` : '')
}

function bodyOf(route: Route, { body, upload }: Parts): string | FormData | null {
  if (!upload || !route.multipart) return body === undefined ? null : JSON.stringify(body)
  const form = new FormData()
  form.set(route.multipart, upload.arquivo, upload.nome)
  return form
}
