import type { acesso, ResultadoLogin } from '@portal/contract/acesso.ts'
import type { Checked } from '@portal/contract/route.ts'
import type { Context, Handlers } from '../http/handler.ts'
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

type Entrada = Pick<Context<typeof acesso.login>, 'services' | 'requisicao' | 'setHeader'> & {
  body: Checked<typeof acesso.login>['body'] | Checked<typeof acesso.loginBanco>['body']
}

/** By either door, with the same limits and answers. */
async function enter({ body, services, requisicao, setHeader }: Entrada): Promise<ResultadoLogin> {
  const { resultado, cookies } = await login(services, { ...body, ...requisicao })
  // Several of one name: Fastify keeps them all.
  for (const cookie of cookies) setHeader('set-cookie', cookie)
  return resultado
}

/** The login service. Spec §7. */
export const acessoHandlers: Handlers<typeof acesso> = {
  login: enter,
  loginBanco: enter,
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
