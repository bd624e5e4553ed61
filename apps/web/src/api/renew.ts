import { acesso } from '@portal/contract/acesso.ts'
import type { Reply } from '@portal/contract/route.ts'
import type { FimSessao } from '@portal/domain/rede/rede.tables.ts'
import { addressOf } from './base.ts'
import { isErroApi, isRecusaFinal, localError, readError } from './erroApi.ts'
import { fetchOnce } from './fetchOnce.ts'
import { aloneInBrowser, createRefresh } from './refresh.ts'
import { readReply } from './reply.ts'
import { sendWithRetry } from './retry.ts'
import { type Session, session } from './session.ts'
import { TokenIlegivel } from './sessionToken.ts'

/** Renews the session, once for all tabs, and throws what fails: it ends nothing. */
export const renew = createRefresh({
  session: {
    load: () => session().load(),
    receive: (token) => session().receive(token),
  },
  alone: aloneInBrowser,
  request: async (token) => {
    const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'application/json' })
    const { method, path } = acesso.refreshToken
    const outgoing = {
      method,
      url: addressOf(path),
      headers,
      body: null,
      signal: AbortSignal.timeout(10_000),
      isLong: false,
    }
    const response = await sendWithRetry(() => fetchOnce(acesso.refreshToken, outgoing), {
      isRepeatable: false,
      signal: undefined,
    })
    if (!response.ok) throw await readError(response)
    return ((await readReply(acesso.refreshToken, response, {})) as Reply<typeof acesso.refreshToken>)
      .accessToken
  },
})

/**
 * Whether what failed may succeed a moment later: the line, a service that is busy or down, a proxy that answers in its
 * place, or a lock that another tab still holds (`DOMException`).
 */
export const isPassing = (error: unknown): boolean =>
  isErroApi(error)
    ? !isRecusaFinal(error) && error.codigo !== 'SESSAO_ENCERRADA'
    : error instanceof DOMException

/**
 * `renew`, where what does not pass by itself ends the session: as expired before what is asked (Spec §4) and wherever
 * the token cannot be read (Spec §8), else as the caller of a refused call says (Spec §7).
 */
export async function renewOrEnd(stale: Session, fim: FimSessao = 'expirada'): Promise<Session> {
  try {
    return await renew(stale)
  } catch (error) {
    if (isPassing(error)) throw error
    // A refusal is told by the page that follows; what is no refusal, by the words of Spec §8.
    if (!isErroApi(error)) console.error(error)
    session().end(error instanceof TokenIlegivel ? 'expirada' : fim)
    throw localError('SESSAO_ENCERRADA')
  }
}
