import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import type { Requisicao } from '../http/handler.ts'
import type { Services } from '../http/services.ts'
import { civilDay } from '../runtime/clock.ts'
import { listCodigosPendentes } from '../termo/documento.store.ts'
import { COOKIE_FGP, COOKIE_TOKEN } from './cookies.ts'
import { findPermissoes } from './credencial.store.ts'
import { issueToken } from './issueToken.ts'
import { actFor } from './semSessao.ts'
import { createProtocolo, insertSessao, revokeSessao } from './sessao.store.ts'
import { createFingerprint, createTokens, hashFingerprint, matchesFingerprint } from './token.ts'

/** A session lives at most this long, however often it is renewed (ASVS 7.3.2). */
const VIDA_SESSAO_MS = 12 * 60 * 60 * 1000

export type SessaoAberta = {
  sid: string
  jti: string
  accessToken: string
  /** Of the HttpOnly cookie. */
  fingerprint: string
  /** The provider has terms to accept. */
  temTermos: boolean
}

/** Opens a session of who has proved to be the login, in a transaction of its provider. */
export async function openSessao(
  db: Db,
  secrets: readonly string[],
  { codigoCredenciado, login }: { codigoCredenciado: number; login: number },
  { ip, agente }: Pick<Requisicao, 'ip' | 'agente'>,
  agora: Date,
): Promise<SessaoAberta> {
  const fingerprint = createFingerprint()
  const fgp = hashFingerprint(fingerprint)
  const [sid, jti] = [randomUUID(), randomUUID()]
  const { funcoes, rede } = await findPermissoes(db, codigoCredenciado)
  const protocolo = await createProtocolo(db, civilDay(agora))
  const expiraEm = new Date(agora.getTime() + VIDA_SESSAO_MS)
  await insertSessao(db, {
    sid,
    codigoCredenciado,
    login,
    protocolo,
    fgp,
    jti,
    criadaEm: agora,
    expiraEm,
    ip,
    agente,
  })
  const pendentes = await listCodigosPendentes(db, { codigoCredenciado, rede, agora })
  const sessao = { sid, codigoCredenciado, login, funcoes, protocolo, rede }
  const accessToken = issueToken(secrets, sessao, { jti, fgp, em: agora })
  return { sid, jti, accessToken, fingerprint, temTermos: pendentes.length > 0 }
}

/** The browser's cookies are another session's from now on: nobody acts by the former one, nor a telephone in its name. */
export async function endAnterior(
  services: Services,
  cookies: Requisicao['cookies'],
  agora: Date,
): Promise<void> {
  const anterior = createTokens(services.secrets).verify(cookies[COOKIE_TOKEN] ?? '', agora)
  if (!anterior || !matchesFingerprint(cookies[COOKIE_FGP] ?? '', anterior.fgp)) return
  await actFor(services, anterior.codigoCredenciado, (db) => revokeSessao(db, anterior.sid, agora))
}
