import { canais } from '@portal/domain/acesso/canal.ts'
import { tiposFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { padraoUsuarioBanco } from '@portal/domain/acesso/usuarioBanco.ts'
import Type, { type Static } from 'typebox'
import { Feito, Instante, Objeto, Senha } from './campo.ts'
import { route } from './route.ts'

const Login = Type.String({ pattern: '^[0-9]{1,9}$' })
const Token = Type.String({ minLength: 1, maxLength: 4096 })
/** What a mail's link, a message's code or an expired password's login gives to define a password with. */
const TokenFluxo = Type.String({ pattern: '^[A-Za-z0-9_-]{12,43}$' })
const TipoFluxo = Type.Enum(tiposFluxo.map(({ codigo }) => codigo))
const Canal = Type.Enum(canais.map(({ codigo }) => codigo))

/** Where to send, asked by whoever knows a code; answered alike whether there is such a provider or not. */
const PedidoLink = Objeto({ codigoDentista: Login, opcao: Canal })
/** The same for all: nobody learns whether something is sent. */
const PedidoAceito = Objeto({ ok: Type.Literal(true), validadeMinutos: Type.Integer() })

/** Answer of every door of access. Spec §4.6; Produto §3. */
export const ResultadoLogin = Objeto({
  tipoProcesso: Type.Union([Type.Literal('ACESSO'), Type.Literal('DEFINICAO_SENHA')]),
  tipoFluxo: Type.Optional(TipoFluxo),
  accessToken: Type.Optional(Token),
  fluxoToken: Type.Optional(Token),
  /** The provider has terms to accept, and is led to them first (Spec §4.6). Absent where it has none. */
  termosPendentes: Type.Optional(Type.Literal(true)),
})
export type ResultadoLogin = Static<typeof ResultadoLogin>

/** Whoever has just typed the password is in, and does not type it again (Produto §3); terms first, as a login says. */
const SenhaDefinida = Objeto({
  ok: Type.Literal(true),
  expiraEm: Instante,
  accessToken: Token,
  termosPendentes: Type.Optional(Type.Literal(true)),
})
export type SenhaDefinida = Static<typeof SenhaDefinida>

/**
 * What a token says, as `POST /validate/token` tells it. Spec §3.7. A hand-over token opens a session besides: its access
 * token, where the hand-over ends, and what a login says of the terms.
 */
export const ConteudoToken = Objeto({
  userLogin: Login,
  protocolo: Type.String(),
  redeGenerica: Type.String(),
  listaPermissoes: Type.Array(Type.String()),
  iat: Type.Integer(),
  exp: Type.Integer(),
  accessToken: Type.Optional(Token),
  destino: Type.Optional(Type.String()),
  termosPendentes: Type.Optional(Type.Literal(true)),
})

/** A session that is open: its name for ending it, where it is and since when. */
const SessaoAberta = Objeto({
  sid: Type.String({ format: 'uuid' }),
  aparelho: Type.String(),
  ip: Type.String(),
  desde: Instante,
  /** When it last got a token: it was at work then. */
  vistaEm: Instante,
  /** The one that asks. */
  atual: Type.Boolean(),
})
export type SessaoAberta = Static<typeof SessaoAberta>

/** The login service. Spec §7.10. */
export const acesso = {
  login: route({
    method: 'POST',
    path: '/api/auth/credenciado/login',
    summary: 'Entra no portal com código e senha',
    body: Objeto({ login: Login, senha: Senha }),
    reply: ResultadoLogin,
    errors: ['API-ACE-0001', 'API-ACE-0004'],
    permission: 'publica',
    stale: [],
  }),
  loginBanco: route({
    method: 'POST',
    path: '/api/auth/credenciado/login-bradesco-alternativo',
    summary: 'Entra no portal com o usuário que o banco deu ao credenciado da sua rede, e a senha do portal',
    // The specification gives no body (Produto §3): a user of the bank's, without agency or account.
    body: Objeto({ usuario: Type.String({ pattern: padraoUsuarioBanco }), senha: Senha }),
    reply: ResultadoLogin,
    errors: ['API-ACE-0001', 'API-ACE-0004'],
    permission: 'publica',
    stale: [],
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/credenciado/logout',
    summary: 'Encerra a sessão no servidor, na hora',
    reply: Feito,
    errors: [],
    permission: 'sessao',
    stale: [],
  }),
  validateToken: route({
    method: 'POST',
    reads: true,
    path: '/api/auth/validate/token',
    summary:
      'Confere um token e diz o que ele contém; o de passagem, que é também o do portador, abre uma sessão',
    // Who came, as the system that handed over says: of a hand-over token it has to be the one (Spec §4).
    body: Objeto({ token: Token, portalDentista: Type.Optional(Login) }),
    reply: ConteudoToken,
    errors: ['API-ACE-0008'],
    permission: 'sessao',
    secret: true,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/api/auth/token/refresh',
    summary: 'Renova o token da sessão; repetível por 30 segundos',
    reply: Objeto({ accessToken: Token }),
    errors: [],
    permission: 'sessao',
    stale: [],
    secret: true,
  }),
  updateSenha: route({
    method: 'POST',
    path: '/api/auth/credenciado/trocarSenha',
    summary: 'Troca a senha, encerra as outras sessões do mesmo código e renova o token desta',
    body: Objeto({ senha: Senha, novaSenha: Senha }),
    // The session's next token: the one that asked is no longer good.
    reply: Objeto({ ok: Type.Literal(true), expiraEm: Instante, accessToken: Token }),
    errors: ['API-ACE-0004', 'API-ACE-0005', 'API-ACE-0006'],
    permission: 'ALTE_SENHA',
    stale: ['credenciado.getInfo', 'acesso.listSessoes'],
    secret: true,
    sensivel: true,
  }),
  listSessoes: route({
    method: 'GET',
    path: '/api/auth/credenciado/sessoes',
    summary: 'Lista as sessões abertas com o código de quem entrou: em que aparelho, de onde e desde quando',
    reply: Objeto({ sessoes: Type.Array(SessaoAberta) }),
    errors: [],
    permission: 'sessao',
    own: true,
  }),
  deleteSessoes: route({
    method: 'POST',
    path: '/api/auth/credenciado/sessoes/encerrar',
    summary: 'Encerra na hora uma das outras sessões do mesmo código, ou todas elas',
    body: Objeto({ sid: Type.Optional(Type.String({ format: 'uuid' })) }),
    reply: Objeto({ ok: Type.Literal(true), encerradas: Type.Integer() }),
    errors: [],
    permission: 'sessao',
    stale: ['acesso.listSessoes'],
    own: true,
    sensivel: true,
  }),
  getOpcoes: route({
    method: 'GET',
    path: '/api/auth/credenciado/dados/opcoes',
    summary:
      'Diz, mascarados, os canais que recebem o link de senha; quem não existe tem os seus, sempre os mesmos',
    query: Objeto({ codigoDentista: Login }),
    reply: Objeto({ opcoes: Type.Array(Objeto({ opcao: Canal, destino: Type.String() })) }),
    errors: ['API-ACE-0004'],
    permission: 'publica',
  }),
  requestSenhaEsquecida: route({
    method: 'POST',
    path: '/api/auth/credenciado/solicitacao/esqueciMinhaSenha',
    summary: 'Envia ao canal escolhido o link, ou o código, que define outra senha',
    body: PedidoLink,
    reply: PedidoAceito,
    errors: ['API-ACE-0004'],
    permission: 'publica',
    stale: [],
  }),
  requestPrimeiroAcesso: route({
    method: 'POST',
    path: '/api/auth/credenciado/solicitacao/primeiroAcesso',
    summary: 'Envia ao canal escolhido o link, ou o código, que define a primeira senha',
    body: PedidoLink,
    reply: PedidoAceito,
    errors: ['API-ACE-0004'],
    permission: 'publica',
    stale: [],
  }),
  validateFluxo: route({
    method: 'GET',
    path: '/api/auth/token/solicitacao/validar',
    summary: 'Confere um link ou código de senha, sem gastá-lo, e diz de quem é',
    query: Objeto({ token: TokenFluxo }),
    reply: Objeto({ tipoFluxo: TipoFluxo, userLogin: Login, expiraEm: Instante }),
    errors: ['API-ACE-0004', 'API-ACE-0007'],
    permission: 'publica',
  }),
  createSenha: route({
    method: 'POST',
    path: '/api/auth/credenciado/atualizarSenha',
    summary:
      'Define a senha com um link ou código, que com isso se gasta, encerra as sessões desse código e abre outra',
    body: Objeto({ tokenFluxo: TokenFluxo, senha: Senha }),
    reply: SenhaDefinida,
    errors: ['API-ACE-0004', 'API-ACE-0005', 'API-ACE-0007'],
    permission: 'publica',
    stale: [],
    secret: true,
  }),
}
