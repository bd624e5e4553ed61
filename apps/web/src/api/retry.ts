import { connection } from './connection.ts'
import { type ErroApi, localError, readError } from './erroApi.ts'

/** Waits between tries: a server that restarts is back within them. */
const DELAYS_MS = [400, 800, 1600, 3200, 5000, 5000]

/** No room to write: somebody has to make some, which takes longer than anybody waits for a button. */
const SEM_ESPACO = 'API-GEN-0012'

/** Answers that say "not now": the service is down or busy, or the first of two equal requests is still at work. */
const isTransient = ({ status, codigo }: ErroApi): boolean =>
  (status === 503 && codigo !== SEM_ESPACO) || codigo === 'API-GEN-0010' || codigo === 'API-GEN-0004'

const maybeTransient: readonly number[] = [409, 429, 503]

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

export type RetryOptions = {
  /** Whether the request may be sent again: it reads, or it carries a key that makes it one write. */
  isRepeatable: boolean
  signal: AbortSignal | undefined
  delays?: readonly number[]
}

/**
 * Sends until something is answered. Throws SEM_CONEXAO when nothing was, the refusal when the service stays down,
 * and the abort's own reason.
 */
export async function sendWithRetry(
  send: () => Promise<Response>,
  { isRepeatable, signal, delays = DELAYS_MS }: RetryOptions,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptOnce(send, signal)
    if (outcome instanceof Response) return outcome
    const delay = isRepeatable ? delays[attempt] : undefined
    if (delay === undefined) throw outcome
    // A little apart, so that a whole clinic does not come back in the same instant.
    await wait((outcome.aguarde ?? 0) * 1000 + delay * (0.75 + Math.random() / 2), signal)
  }
}

async function attemptOnce(
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response | ErroApi> {
  let response: Response
  try {
    response = await send()
  } catch (error) {
    if (signal?.aborted) throw error
    connection.set('semConexao')
    return localError('SEM_CONEXAO')
  }
  if (!maybeTransient.includes(response.status)) {
    connection.set('conectado')
    return response
  }
  const refusal = await readError(response.clone())
  const isDown = response.status === 503 && isTransient(refusal)
  connection.set(isDown ? 'indisponivel' : 'conectado')
  return isTransient(refusal) ? refusal : response
}
