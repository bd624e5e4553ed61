import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCaixaLocal } from '../correio/transporte.ts'
import { sendHtml } from '../http/answer/sendHtml.ts'
import type { Services } from '../http/services.ts'
import type { Config } from '../runtime/config.ts'
import { demonstrationUsers } from '../seed/credenciado/printCast.ts'
import { temaOf } from './aparencia.ts'
import { CAIXA_LOCAL } from './caixaLocal.ts'
import { fillPage, type LoginState, type Paginas } from './paginas.ts'
import { basesMeta } from './portalPage.ts'

export type LoginTemplate = { paginas: Paginas; template: string }

/** As much of what was typed as is shown again: a bank's user is longer than a code. */
const MAXIMO_LOGIN = 40

/**
 * Whether the login service is another operator's (Produto §9): its passwords are none of this server's business, and only the
 * page's script reaches it.
 */
export const isEntradaDeOutro = ({ apiBases }: Pick<Config, 'apiBases'>): boolean =>
  apiBases.auth !== undefined

/** What came of an attempt. */
export type Tentativa = { status: number; outcome: LoginState['outcome'] }

/** The network that an address without one of its own asks for. */
function findAsked(request: FastifyRequest, { marcaIds }: Paginas): string | undefined {
  const { rede } = request.query as Record<string, string | undefined>
  return marcaIds.find((id) => id === rede)
}

export const toMarca = (request: FastifyRequest, paginas: Paginas, own: string | undefined): string =>
  own ?? findAsked(request, paginas) ?? paginas.marcaIds[0] ?? ''

type Desenho = Tentativa & { address: string; marca: string | undefined; login: string }

/** Draws the login page as it stands after an attempt, or before one. */
export function sendLogin(
  { paginas, template }: LoginTemplate,
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { address, marca: own, login: typed, status, outcome }: Desenho,
) {
  const asked = own === undefined ? findAsked(request, paginas) : undefined
  const marca = toMarca(request, paginas, own)
  const state: LoginState = {
    action: asked ? `${address}?rede=${asked}` : address,
    login: typed.slice(0, MAXIMO_LOGIN),
    outcome,
    demonstracao: config.ambiente === 'local' && !isEntradaDeOutro(config) ? demonstrationUsers : [],
    caixa: isCaixaLocal(config) ? CAIXA_LOCAL : undefined,
    precisaScript: isEntradaDeOutro(config) || undefined,
  }
  const head = `${paginas.renderHead(marca)}${basesMeta(config.apiBases)}<style>${paginas.loginStyle(marca)}</style>`
  const html = fillPage(template, {
    marca,
    tema: temaOf(request),
    head,
    estado: JSON.stringify(state),
    corpo: paginas.renderLogin(marca, state),
  })
  // The form's own post must carry its origin, which "no-referrer" would hide from older browsers.
  return sendHtml(request, reply.header('referrer-policy', 'same-origin'), status, html)
}
