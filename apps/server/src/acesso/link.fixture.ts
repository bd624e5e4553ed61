import { acesso } from '@portal/contract/acesso.ts'
import type { Canal } from '@portal/domain/acesso/canal.ts'
import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { deliverMensagens, type Redator } from '../correio/entrega.ts'
import type { Carta } from '../correio/transporte.ts'
import type { TestApp } from '../testing/testApp.ts'
import { hashTokenFluxo } from './tokenFluxo.ts'
import { writeMensagemSenha } from './writeMensagemSenha.ts'

/** A link that has been sent already, good for the whole test. */
export async function openLink(t: TestApp, login: number, tipo: TipoFluxo, token: string): Promise<void> {
  await t.rows(
    `insert into fluxo_senha (token_sha256, login, tipo, expira_em) values ($1, $2, $3, '2027-01-01')`,
    [hashTokenFluxo(token), login, tipo],
  )
}

/** Sends what waits, and gives it as it would have been received. */
export async function deliverTo(t: TestApp, write: Redator = writeMensagemSenha): Promise<Carta[]> {
  const cartas: Carta[] = []
  const send = async (carta: Carta) => {
    cartas.push(carta)
  }
  while (await deliverMensagens(t.services, { send, write }));
  return cartas
}

/** What stands behind the link of a mail, or the code of a message to a telephone. */
export const readToken = ({ texto }: Carta): string =>
  /#fluxo=([\w-]+)/.exec(texto)?.[1] ?? /é ([A-Z0-9-]{14})\./.exec(texto)?.[1]?.replaceAll('-', '') ?? ''

/** Asks for a link as anybody may. */
export const requestLinkOf = (t: TestApp, codigoDentista: string, opcao: Canal = 'EMAIL') =>
  t.call(acesso.requestSenhaEsquecida, { body: { codigoDentista, opcao } })
