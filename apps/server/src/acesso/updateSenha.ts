import { randomUUID } from 'node:crypto'
import type { acesso } from '@portal/contract/acesso.ts'
import { getTextoSenha } from '@portal/domain/acesso/senha.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { checkNovaSenha } from './checkNovaSenha.ts'
import { confirmSenha, refuseSenha } from './confirmSenha.ts'
import { COOKIE_DISPOSITIVO, dispositivoCookie, fingerprintCookie } from './cookies.ts'
import { replaceSenha } from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { closeFluxos } from './fluxo.store.ts'
import { issueToken } from './issueToken.ts'
import { hashSenha } from './passwordHash.ts'
import { findFimSenha, insertAvisoSenha } from './senhaDefinida.ts'
import { revokeOtherSessoes, rotateSessao } from './sessao.store.ts'
import { createFingerprint, hashFingerprint } from './token.ts'

/**
 * Changes the password of the session's login: ends its other sessions, not those of the provider's other logins, and gives this one a new token and
 * cookie, so that who had stolen the old ones is out too (Produto §3; ASVS 7.2.4). No device is known any
 * more but the one that did it. The attempt is counted and the passwords are hashed before, while the call holds no
 * connection.
 */
export const updateSenha: PreparedHandler<typeof acesso.updateSenha> = {
  prepare: async (context) => {
    const { body, sessao, transaction, agora, hoje, fail } = context
    const credencial = await confirmSenha(context, body.senha)
    const motivos = await transaction((db) => checkNovaSenha(db, sessao, body, hoje))
    if (motivos.length > 0) {
      const detalhes = motivos.map((motivo) => ({ campo: 'novaSenha', mensagem: getTextoSenha(motivo) }))
      fail('API-ACE-0005', detalhes)
    }
    const hash = await hashSenha(body.novaSenha)

    return async ({ db, services, requisicao, setHeader }) => {
      const expiraEm = findFimSenha(agora)
      const { login, sid } = sessao
      // Of two changes at once, the second knows a password that is no longer the current one.
      if (!(await replaceSenha(db, login, credencial?.hash ?? '', hash, agora, expiraEm))) throw refuseSenha()
      await revokeOtherSessoes(db, sessao, sid, agora)
      await closeFluxos(db, login)
      await insertAvisoSenha(db, login, agora)
      const fingerprint = createFingerprint()
      const nova = { jti: randomUUID(), fgp: hashFingerprint(fingerprint), em: agora }
      await rotateSessao(db, sid, nova)
      const marcas = createDispositivos(services.secrets).mark(
        requisicao.cookies[COOKIE_DISPOSITIVO],
        login,
        hash,
        undefined,
      )
      setHeader('set-cookie', fingerprintCookie(fingerprint))
      setHeader('set-cookie', dispositivoCookie(marcas))
      return {
        ok: true,
        expiraEm: expiraEm.toISOString(),
        accessToken: issueToken(services.secrets, sessao, nova),
      }
    }
  },
}
