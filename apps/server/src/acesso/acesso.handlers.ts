import type { acesso } from '@portal/contract/acesso.ts'
import type { Handlers } from '../http/handler.ts'
import { endedFingerprintCookie } from './cookies.ts'
import { createSenha } from './createSenha.ts'
import { deleteSessoes } from './deleteSessoes.ts'
import { getOpcoes } from './getOpcoes.ts'
import { listSessoes } from './listSessoes.ts'
import { login } from './login.ts'
import { refreshToken } from './refreshToken.ts'
import { requestLink } from './requestLink.ts'
import { revokeSessao } from './sessao.store.ts'
import { updateSenha } from './updateSenha.ts'
import { validateFluxo } from './validateFluxo.ts'
import { validateToken } from './validateToken.ts'

/** The login service. Spec §7. */
export const acessoHandlers: Handlers<typeof acesso> = {
  login: async ({ body, services, requisicao, setHeader }) => {
    const { resultado, cookies } = await login(services, { ...body, ...requisicao })
    // Several of one name: Fastify keeps them all.
    for (const cookie of cookies) setHeader('set-cookie', cookie)
    return resultado
  },
  logout: async ({ db, sessao, agora, setHeader }) => {
    await revokeSessao(db, sessao.sid, agora)
    setHeader('set-cookie', endedFingerprintCookie)
    setHeader('clear-site-data', '"cache", "storage"')
    return { ok: true }
  },
  validateToken,
  refreshToken,
  updateSenha,
  listSessoes,
  deleteSessoes,
  getOpcoes,
  requestSenhaEsquecida: requestLink,
  requestPrimeiroAcesso: requestLink,
  validateFluxo,
  createSenha,
}
