import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import type { Redator } from '../correio/entrega.ts'
import { isSuperada, type Mensagem } from '../correio/mensagem.store.ts'
import { type Carta, listCanais } from '../correio/transporte.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import { writeCarta } from './cartaSenha.ts'
import { findContato, findCredencial, lockCredencial } from './credencial.store.ts'
import { endAnteriores, openFluxo } from './fluxo.store.ts'
import { deriveTokenFluxo, hashTokenFluxo } from './tokenFluxo.ts'

/**
 * Writes a message about a password as it leaves. The ten minutes of a link begin now, not when it was asked for: a mail
 * server that was down costs nobody the link. It is good before it is sent, for it must be when it is received; those
 * asked for before end when it was handed over, so that one that reaches nobody ends none (Segurança A3). Nobody is
 * written to who does not exist, is blocked, no longer accredited or no longer of the clinical body, by a channel that reaches nobody, nor with a link
 * that was used since or asked for anew.
 */
export const writeMensagemSenha: Redator = async (services, mensagem) => {
  const { background, clock, config, secrets } = services
  const { login, assunto, canal } = mensagem
  if (!listCanais(config).includes(canal)) return undefined
  const credencial = await background.read(0, (db) => findCredencial(db, login))
  if (!credencial || credencial.situacao === 'bloqueada') return undefined
  const { codigoCredenciado, codigoDentista, hash } = credencial
  const token = deriveTokenFluxo(secrets, mensagem)
  return background.transaction(codigoCredenciado, async (db) => {
    const contato = await findContato(db, codigoCredenciado, codigoDentista)
    if (!contato) return undefined
    const carta = writeCarta(config, mensagem, { ...contato, codigoDentista, temSenha: hash !== null }, token)
    if (assunto !== 'linkSenha') return { carta }
    await lockCredencial(db, login)
    if (await isSuperada(db, mensagem)) return undefined
    const expiraEm = new Date(clock.now().getTime() + validadeLinkMinutos * 60_000)
    const fluxo = { login, tipo: hash === null ? 'PA' : 'RS', expiraEm } as const
    const tokenHash = hashTokenFluxo(token)
    if (!(await openFluxo(db, tokenHash, fluxo, mensagem))) return undefined
    const onEntregue = async (depois: Db) => {
      await lockCredencial(depois, login)
      await endAnteriores(depois, tokenHash, fluxo, mensagem)
    }
    return { carta, onEntregue }
  })
}

/**
 * A message that was sent, written once more for the page of the local environment, with what the registry says now. It
 * makes no link good again.
 */
export async function readMensagemSenha(
  { background, config, secrets }: Services,
  mensagem: Mensagem,
): Promise<Carta | undefined> {
  const credencial = await background.read(0, (db) => findCredencial(db, mensagem.login))
  if (!credencial) return undefined
  const { codigoCredenciado, codigoDentista, hash } = credencial
  const contato = await background.read(codigoCredenciado, (db) =>
    findContato(db, codigoCredenciado, codigoDentista),
  )
  const destinatario = contato && { ...contato, codigoDentista, temSenha: hash !== null }
  return destinatario && writeCarta(config, mensagem, destinatario, deriveTokenFluxo(secrets, mensagem))
}
