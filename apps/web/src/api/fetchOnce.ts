import type { Route } from '@portal/contract/route.ts'
import type { Outgoing } from './outgoing.ts'
import { type OnDownload, receive } from './reply.ts'

const TIMEOUT_MS = 45_000

/** Sends a request as it is written and waits for its whole answer, once. */
export async function fetchOnce(
  route: Route,
  outgoing: Outgoing,
  onDownload?: OnDownload,
): Promise<Response> {
  const { method, url, headers, body, signal, isLong } = outgoing
  const limits = [...(signal ? [signal] : []), ...(isLong ? [] : [AbortSignal.timeout(TIMEOUT_MS)])]
  const response = await fetch(url, {
    method,
    headers,
    body,
    signal: AbortSignal.any(limits),
    cache: 'no-store',
    redirect: 'error',
  })
  return receive(route, response, onDownload)
}
