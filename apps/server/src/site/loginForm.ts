import type { ResultadoLogin } from '@portal/contract/acesso.ts'
import { acesso } from '@portal/contract/acesso.ts'
import type { Checked } from '@portal/contract/route.ts'
import { isCodigoCredenciado, readCodigo } from '@portal/domain/acesso/codigoCredenciado.ts'
import { isUsuarioBanco } from '@portal/domain/acesso/usuarioBanco.ts'
import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import { enderecoLogin, enderecoSenha } from '@portal/domain/rede/rede.tables.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenCookie } from '../acesso/cookies.ts'
import { login } from '../acesso/login.ts'
import { logFailure, toFalha } from '../http/answer/errorHandler.ts'
import { Falha } from '../http/falha.ts'
import { createValidate } from '../http/receive/validate.ts'
import type { Services } from '../http/services.ts'
import { createThrottle } from '../runtime/throttle.ts'
import { isEntradaDeOutro, type LoginTemplate, sendLogin, type Tentativa, toMarca } from './loginPage.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** A login's address and the brand that it shows; a third network asks for its own by `?rede=`. */
const enderecos = [
  { address: '/credenciado/login', marca: undefined },
  ...redes
    .filter(({ prefixo }) => prefixo !== '')
    .map(({ codigo }) => ({ address: enderecoLogin(codigo), marca: codigo.toLowerCase() })),
]

/** Eight kilobytes hold any login; the API itself takes JSON alone. */
const LIMITE_FORMULARIO = 8 * 1024

const validate = createValidate(acesso.login)
const validateBanco = createValidate(acesso.loginBanco)

type Formulario = { login: string; senha: string }

/** What the form posts. A field that comes twice would hide one of its values: it is as good as none. */
function readFormulario(text: string): Formulario {
  const fields = new URLSearchParams(text)
  const read = (name: keyof Formulario) => {
    const [first = '', ...more] = fields.getAll(name)
    return more.length === 0 ? first : ''
  }
  return { login: read('login'), senha: read('senha') }
}

/**
 * The login as a page with a form that posts by itself (Spec §2; Interface B0): GET draws it, POST enters with the same
 * function as the API and leads to the portal, or draws the page again with what went wrong and the code typed. Where
 * the login service is another operator's, the page's script alone enters, there.
 */
export async function registerLoginForm(
  app: FastifyInstance,
  services: Services,
  page: LoginTemplate,
): Promise<void> {
  const throttle = createThrottle()
  await app.register(async (scope) => {
    // Forms alone: whatever else a body may be, here it is refused before anybody reads it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LIMITE_FORMULARIO },
      (_request, body, done) => done(null, readFormulario(String(body))),
    )
    for (const { address, marca } of enderecos) {
      const draw = (
        request: FastifyRequest,
        reply: FastifyReply,
        login: string,
        { status, outcome }: Tentativa,
      ) => sendLogin(page, services, request, reply, { address, marca, login, status, outcome })

      scope.get(address, async (request, reply) => {
        const { login: typed = '' } = request.query as Record<string, string | undefined>
        return draw(request, reply, isCodigoCredenciado(typed) ? typed : '', {
          status: 200,
          outcome: undefined,
        })
      })

      scope.post<{ Body: Formulario | undefined }>(address, async (request, reply) => {
        // No page of ours posts a password that is another operator's: whoever does is shown the page that says why.
        if (isEntradaDeOutro(services.config)) return reply.redirect(request.url, 303)
        const { login: typed, senha } = request.body ?? readFormulario('')
        if (!isSameOrigin(request)) return draw(request, reply, typed, toTentativa(new Falha('API-GEN-0011')))
        try {
          const resultado = await enter(services, request, reply, readCodigo(typed), senha)
          return reply.redirect(addressAfter(resultado, toMarca(request, page.paginas, marca)), 303)
        } catch (error) {
          const falha = await toFalha(error, services.diskSpace)
          // Drawn as a page, it does not pass where the edge logs.
          if (falha && error instanceof Error) logFailure(throttle, error, falha, request)
          const tentativa = toTentativa(falha ?? error)
          const { outcome } = tentativa
          if (outcome && 'aguarde' in outcome && outcome.aguarde)
            reply.header('retry-after', String(outcome.aguarde))
          return draw(request, reply, typed, tentativa)
        }
      })
    }
  })
}

/** Where a login leads: into the portal, or to another password for the one that expired (Spec §4.6). */
function addressAfter({ tipoProcesso, fluxoToken, termosPendentes }: ResultadoLogin, marca: string): string {
  if (tipoProcesso === 'ACESSO') return enderecoEntrada(termosPendentes)
  return `${enderecoSenha(marca.toUpperCase(), 'CadastrarSenha')}#fluxo=${fluxoToken ?? ''}`
}

/** Enters and sets the cookies: the HttpOnly ones, and the readable one that the page's script would have written. */
async function enter(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  typed: string,
  senha: string,
): Promise<ResultadoLogin> {
  let body: unknown
  try {
    ;({ body } = isUsuarioBanco(typed)
      ? validateBanco({ params: {}, query: {}, body: { usuario: typed, senha } })
      : validate({ params: {}, query: {}, body: { login: typed, senha } }))
  } catch {
    // What cannot be a code or a password is answered as a wrong one.
    throw new Falha('API-ACE-0001')
  }
  const pedido = body as Checked<typeof acesso.login>['body'] | Checked<typeof acesso.loginBanco>['body']
  const { ip, agente, cookies: sent } = request.requisicao
  const { resultado, cookies } = await login(services, { ...pedido, ip, agente, cookies: sent })
  const { accessToken } = resultado
  if (accessToken) reply.header('set-cookie', [...cookies, tokenCookie(accessToken)])
  return resultado
}

/** The page's words of a refusal. Throws what is nobody's refusal, for the edge to log. */
function toTentativa(falha: unknown): Tentativa {
  if (!(falha instanceof Falha)) throw falha
  return { status: falha.status, outcome: { codigo: falha.codigo, aguarde: falha.retryAfter } }
}
