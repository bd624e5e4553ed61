import { acesso } from '@portal/contract/acesso.ts'
import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import { toDestino } from '@portal/domain/menu/destino.ts'
import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import { enderecoFim } from '@portal/domain/rede/rede.tables.ts'
import { callByToken } from '../api/call.ts'
import { isErroApi, isRecusaFinal } from '../api/erroApi.ts'
import { dropReturnAddress, rememberAddress } from '../api/returnAddress.ts'
import { session } from '../api/session.ts'
import { parseLogin } from '../api/sessionToken.ts'
import type { Chegada } from './chegada.ts'
import { keepMotivoFim } from './motivoFim.ts'

/** Whose the token says to be; undefined, and said in the console as Spec §8 words it, where it cannot be read. */
export function loginOf({ token }: Chegada): string | undefined {
  try {
    return parseLogin(token)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/**
 * The token is over, or none (Spec §8). A session that is open stays: an address that somebody else wrote does not end it,
 * as none does (`LogoutPage`).
 */
export const leaveExpirada = (): void => session().go(enderecoFim(undefined, 'expirada'))

/** The token is another dentist's than who came: nobody goes on from here (Spec §4, §8). */
function leaveDivergente(): void {
  console.error(textosSessao.dentistaDivergente)
  keepMotivoFim(textosSessao.dentistaDivergente)
  session().end('encerrada')
}

/**
 * Enters by a hand-over token, in the place of a session that is open, and goes to where the hand-over ends; first to the
 * terms, where some wait. Throws what may pass: the network, a service that is down.
 */
export async function entrarPorToken({ token, portalDentista }: Chegada): Promise<void> {
  const body = { token, ...(portalDentista !== undefined && { portalDentista }) }
  try {
    const reply = await callByToken(acesso.validateToken, token, { body })
    const { userLogin, accessToken, termosPendentes } = reply
    if (userLogin !== portalDentista) return leaveDivergente()
    if (accessToken === undefined) return leaveExpirada()
    const destino = toDestino(reply.destino)
    // The service opened another session already, and this browser's pair is that one's.
    if (!session().receiveOrEnd(accessToken)) return
    // Where one was before is not where this leads.
    dropReturnAddress(enderecoEntrada())
    if (termosPendentes) rememberAddress(userLogin, destino)
    session().go(termosPendentes ? enderecoEntrada(true) : destino)
  } catch (error) {
    if (isErroApi(error, 'API-ACE-0008')) return leaveDivergente()
    // Whatever else is refused will be refused again; only what passes is tried once more.
    if (isRecusaFinal(error)) return leaveExpirada()
    throw error
  }
}
