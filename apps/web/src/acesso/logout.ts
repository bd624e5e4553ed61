import { acesso } from '@portal/contract/acesso.ts'
import { callByToken } from '../api/call.ts'
import { clearNavegador } from '../api/clearNavegador.ts'
import { isErroApi } from '../api/erroApi.ts'
import { isPassing, renew } from '../api/renew.ts'
import { session } from '../api/session.ts'

/**
 * Leaves the portal (Spec §4.7), even when the server cannot be told: the token dies by itself. The renewal before it
 * keeps a token near its end from being refused. Nothing of a patient stays in this browser (Segurança A4).
 */
export async function logout(): Promise<void> {
  const store = session()
  const found = store.load()
  try {
    if (found) {
      const { token } = await renew(found).catch((error: unknown) => {
        // Only the service's own refusal says that the session is over: else the token at hand still serves to end it.
        if (isErroApi(error) && !isPassing(error)) throw error
        return found
      })
      // By its token: another renewal could end the session here before this browser is cleared.
      await callByToken(acesso.logout, token, { idempotencyKey: crypto.randomUUID() })
    }
  } catch (error) {
    console.error('logout was not heard by the server', error)
  } finally {
    await clearNavegador().catch((error: unknown) => console.error('this browser was not cleared', error))
    store.end('inicio')
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    isSaidaPedida?: true
  }
}

/**
 * Goes along with the portal's own exit: in the browser's memory of this tab, beside the address, where no link from
 * elsewhere can put it.
 */
export const saidaPedida = { isSaidaPedida: true } as const
