import { randomUUID } from 'node:crypto'
import type { acesso } from '@portal/contract/acesso.ts'
import { getTextoSenha } from '@portal/domain/acesso/senha.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { checkNovaSenha } from './checkNovaSenha.ts'
import { COOKIE_DISPOSITIVO, dispositivoCookie, fingerprintCookie } from './cookies.ts'
import { findCredencial, replaceSenha } from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { describeEspera } from './espera.ts'
import { closeFluxos } from './fluxo.store.ts'
import { issueToken } from './issueToken.ts'
import { hashSenha, verifySenha } from './passwordHash.ts'
import { findFimSenha, insertAvisoSenha } from './senhaDefinida.ts'
import { revokeOtherSessoes, rotateSessao } from './sessao.store.ts'
import { clearFalhas, findEspera, takeTentativa } from './tentativa.store.ts'
import { createFingerprint, hashFingerprint } from './token.ts'

/**
 * Changes the password of the session's login: ends its other sessions, not those of the provider's other logins, and gives this one a new token and
 * cookie, so that who had stolen the old ones is out too (Produto §3; ASVS 7.2.4). No device is known any
 * more but the one that did it. The attempt is counted and the passwords are hashed before, while the call holds no
 * connection.
 */
export const updateSenha: PreparedHandler<typeof acesso.updateSenha> = {
  prepare: async ({ body, sessao, transaction, agora, hoje, fail }) => {
    const contado = { tipo: 'sessao', valor: sessao.sid } as const
    const { espera, credencial } = await transaction(async (db) => ({
      espera: (await takeTentativa(db, contado, agora))
        ? 0
        : Math.max(1, await findEspera(db, [contado], agora)),
      credencial: await findCredencial(db, sessao.login),
    }))
    if (espera > 0) fail('API-ACE-0004', [{ mensagem: describeEspera(espera) }], espera)
    const refuse = () => fail('API-ACE-0006', [{ campo: 'senha', mensagem: 'A senha atual não confere.' }])
    if (!(await verifySenha(credencial?.hash, body.senha))) refuse()
    const motivos = await transaction(async (db) => {
      await clearFalhas(db, contado)
      return checkNovaSenha(db, sessao, body, hoje)
    })
    if (motivos.length > 0) {
      const detalhes = motivos.map((motivo) => ({ campo: 'novaSenha', mensagem: getTextoSenha(motivo) }))
      fail('API-ACE-0005', detalhes)
    }
    const hash = await hashSenha(body.novaSenha)

    return async ({ db, services, requisicao, setHeader }) => {
      const expiraEm = findFimSenha(agora)
      const { login, sid } = sessao
      // Of two changes at once, the second knows a password that is no longer the current one.
      if (!(await replaceSenha(db, login, credencial?.hash ?? '', hash, agora, expiraEm))) refuse()
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
