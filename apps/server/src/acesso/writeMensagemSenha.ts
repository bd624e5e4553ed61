import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import type { Redator } from '../correio/entrega.ts'
import { isSuperada } from '../correio/mensagem.store.ts'
import { writeCarta } from './cartaSenha.ts'
import { findContato, findCredencial } from './credencial.store.ts'
import { openFluxo } from './fluxo.store.ts'
import { deriveTokenFluxo, hashTokenFluxo } from './tokenFluxo.ts'

/**
 * Writes a message about a password as it leaves. The ten minutes of a link begin now, not when it was asked for: a mail
 * server that was down costs nobody the link. Nobody is written to who does not exist, is blocked or no longer
 * accredited, nor with a link that was used since or asked for anew.
 */
export const writeMensagemSenha: Redator = async (services, mensagem) => {
  const { background, clock, config, secrets } = services
  const { login, assunto } = mensagem
  const credencial = await background.read(0, (db) => findCredencial(db, login))
  if (!credencial || credencial.situacao === 'bloqueada') return undefined
  const { codigoCredenciado, hash } = credencial
  const token = deriveTokenFluxo(secrets, mensagem)
  return background.transaction(codigoCredenciado, async (db) => {
    const contato = await findContato(db, codigoCredenciado)
    if (!contato) return undefined
    if (assunto === 'linkSenha') {
      if (await isSuperada(db, mensagem)) return undefined
      const expiraEm = new Date(clock.now().getTime() + validadeLinkMinutos * 60_000)
      const tipo = hash === null ? 'PA' : 'RS'
      if (!(await openFluxo(db, hashTokenFluxo(token), { login, tipo, expiraEm }))) return undefined
    }
    return writeCarta(config, mensagem, { ...contato, temSenha: hash !== null }, token)
  })
}

/** The same message as it was sent, for the page of the local environment; it makes no link good again. */
export const readMensagemSenha: Redator = async ({ background, config, secrets }, mensagem) => {
  const credencial = await background.read(0, (db) => findCredencial(db, mensagem.login))
  const codigo = credencial?.codigoCredenciado ?? 0
  const contato = await background.read(codigo, (db) => findContato(db, codigo))
  const destinatario = contato && { ...contato, temSenha: credencial?.hash !== null }
  return destinatario && writeCarta(config, mensagem, destinatario, deriveTokenFluxo(secrets, mensagem))
}
