import { acesso } from '@portal/contract/acesso.ts'
import type { Reply } from '@portal/contract/route.ts'
import { addressOf } from './base.ts'
import { isErroApi, localError, readError } from './erroApi.ts'
import { fetchOnce } from './fetchOnce.ts'
import { aloneInBrowser, createRefresh } from './refresh.ts'
import { readReply } from './reply.ts'
import { sendWithRetry } from './retry.ts'
import { type Session, session } from './session.ts'
import { TokenIlegivel } from './sessionToken.ts'

const refresh = createRefresh({
  session: {
    load: () => session().load(),
    receive: (token) => session().receive(token),
    end: (exit) => session().end(exit),
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
    return ((await readReply(acesso.refreshToken, response)) as Reply<typeof acesso.refreshToken>).accessToken
  },
})

/** Whether what failed may succeed a moment later. */
export const isPassing = (error: unknown): boolean =>
  isErroApi(error) && (error.codigo === 'SEM_CONEXAO' || error.status === 429 || error.status >= 500)

/** Renews the session, once for all tabs; a refusal ends it (Spec §7), and so does a token that cannot be read (Spec §8). */
export async function renew(stale: Session): Promise<Session> {
  try {
    return await refresh(stale)
  } catch (error) {
    if (error instanceof TokenIlegivel) {
      console.error(error)
      session().end('expirada')
      throw localError('SESSAO_ENCERRADA')
    }
    const isRefused = isErroApi(error) && (error.status === 401 || error.status === 403)
    if (isRefused || isErroApi(error, 'SESSAO_ENCERRADA')) session().end('encerrada')
    throw error
  }
}
