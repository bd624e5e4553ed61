import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import type { Sessao } from '../http/sessao.ts'
import { createTokens } from './token.ts'

/** The session's token `jti`, good from `em` on together with the cookie whose hash is `fgp`; its functions as they are now. */
export function issueToken(
  secrets: readonly string[],
  sessao: Pick<Sessao, 'sid' | 'codigoCredenciado' | 'login' | 'funcoes' | 'protocolo' | 'rede'>,
  { jti, fgp, em }: { jti: string; fgp: string; em: Date },
): string {
  const iat = Math.floor(em.getTime() / 1000)
  return createTokens(secrets).sign({
    sid: sessao.sid,
    jti,
    fgp,
    codigoCredenciado: sessao.codigoCredenciado,
    userLogin: String(sessao.login),
    listaPermissoes: [...sessao.funcoes],
    protocolo: sessao.protocolo,
    redeGenerica: sessao.rede,
    iat,
    exp: iat + duracaoSessaoSegundos,
  })
}
