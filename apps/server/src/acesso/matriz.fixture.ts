import { acesso } from '@portal/contract/acesso.ts'
import type { Cena } from '../testing/matriz/cena.ts'
import { send } from '../testing/matriz/chamada.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { openLink } from './link.fixture.ts'
import { signPassagem } from './passagem.ts'

const SENHA = 'Sorriso#2026'

/** A link that was sent to 100006 and one to 200001. */
const [LINK_VISTO, LINK_USADO] = ['V'.repeat(43), 'U'.repeat(43)]
const LINK_ERRADO = 'E'.repeat(43)

/** None that there is: the sessions of these tests go on. */
const SESSAO_ALHEIA = '00000000-0000-4000-8000-000000000000'

let pedidos = 0
/** Whoever asks for a link for one code after another waits; each input asks for another one's. */
const nextCodigo = () => String(800_000 + pedidos++)

export async function prepareEntradas(t: TestApp): Promise<void> {
  await openLink(t, 100006, 'SE', LINK_VISTO)
  await openLink(t, 200001, 'RS', LINK_USADO)
}

const errarSenha = async (cena: Cena, vezes: number, body: object) => {
  for (let vez = 1; vez < vezes; vez++) await cena.call(0, { body })
  return cena.call(0, { body })
}

export const recusas: Matriz['recusas'] = {
  'acesso.login API-ACE-0001': (cena) => cena.call(0, { body: { senha: 'errada' } }),
  'acesso.login API-ACE-0004': (cena) => errarSenha(cena, 6, { login: '999997' }),
  'acesso.loginBanco API-ACE-0001': (cena) => cena.call(0, { body: { senha: 'errada' } }),
  'acesso.loginBanco API-ACE-0004': (cena) => errarSenha(cena, 6, { usuario: 'ninguem.aqui' }),
  'acesso.validateToken API-ACE-0008': ({ t }) => {
    const dados = { userLogin: '100008' }
    const token = signPassagem(t.services.chavesPassagem, 'volta', dados, t.clock.now())
    const as = { authorization: `Bearer ${token}`, cookie: '' }
    return send(t, acesso.validateToken, { body: { token, portalDentista: '100001' } }, as)
  },
  'acesso.updateSenha API-ACE-0005': (cena) => cena.call(0, { body: { novaSenha: '12345678' } }),
  'acesso.updateSenha API-ACE-0006': (cena) => cena.call(0, { body: { senha: 'errada' } }),
  'acesso.updateSenha API-ACE-0004': (cena) => errarSenha(cena, 6, { senha: 'errada' }),
  'acesso.getOpcoes API-ACE-0004': (cena) => cena.insist(31, {}),
  'acesso.requestSenhaEsquecida API-ACE-0004': (cena) =>
    cena.insist(4, { body: { codigoDentista: '799001' } }),
  'acesso.requestPrimeiroAcesso API-ACE-0004': (cena) =>
    cena.insist(4, { body: { codigoDentista: '799002' } }),
  'acesso.validateFluxo API-ACE-0007': (cena) => cena.call(0, { query: { token: LINK_ERRADO } }),
  'acesso.validateFluxo API-ACE-0004': (cena) => cena.insist(51, { query: { token: LINK_ERRADO } }),
  'acesso.createSenha API-ACE-0007': (cena) => cena.call(0, { body: { tokenFluxo: LINK_ERRADO } }),
  'acesso.createSenha API-ACE-0005': (cena) => cena.call(0, { body: { senha: '12345678' } }),
  'acesso.createSenha API-ACE-0004': (cena) => cena.insist(51, { body: { tokenFluxo: LINK_ERRADO } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('acesso.login', acesso.login, () => ({ body: { login: '100001', senha: SENHA } })),
  entrada('acesso.loginBanco', acesso.loginBanco, () => ({
    body: { usuario: 'eduardo.leal', senha: SENHA },
  })),
  entrada('acesso.logout', acesso.logout, nada),
  entrada('acesso.validateToken', acesso.validateToken, (_numero, { authorization }) => ({
    body: { token: authorization.slice('Bearer '.length) },
  })),
  entrada('acesso.refreshToken', acesso.refreshToken, nada),
  entrada('acesso.listSessoes', acesso.listSessoes, nada),
  entrada('acesso.deleteSessoes', acesso.deleteSessoes, () => ({ body: { sid: SESSAO_ALHEIA } })),
  entrada('acesso.getOpcoes', acesso.getOpcoes, () => ({ query: { codigoDentista: '100001' } })),
  entrada('acesso.requestSenhaEsquecida', acesso.requestSenhaEsquecida, () => ({
    body: { codigoDentista: nextCodigo(), opcao: 'EMAIL' as const },
  })),
  entrada('acesso.requestPrimeiroAcesso', acesso.requestPrimeiroAcesso, () => ({
    body: { codigoDentista: nextCodigo(), opcao: 'EMAIL' as const },
  })),
  entrada('acesso.validateFluxo', acesso.validateFluxo, () => ({ query: { token: LINK_VISTO } })),
  entrada('acesso.createSenha', acesso.createSenha, () => ({
    body: { tokenFluxo: LINK_USADO, senha: 'Girassol!amarelo42' },
  })),
  // Last of its noun: whoever it changes the password of enters with it no more.
  entrada('acesso.updateSenha', acesso.updateSenha, () => ({
    body: { senha: SENHA, novaSenha: 'Girassol!amarelo42' },
  })),
]
