import type { InfoCredenciado } from '@portal/contract/credenciado.ts'
import { isEnderecoConhecido } from '@portal/domain/menu/enderecoConhecido.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import { findTela, isTelaDensa, isTelaFolha } from '@portal/domain/menu/tela.tables.ts'
import { paginasSenha } from '@portal/domain/rede/rede.tables.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE_TOKEN } from '../acesso/cookies.ts'
import { createTokens } from '../acesso/token.ts'
import { sendHtml } from '../http/answer/sendHtml.ts'
import type { Services } from '../http/services.ts'
import { lastRedeOf, marcaOf, temaOf } from './aparencia.ts'
import { escapeAttribute, fillPage, type Identidade, type Paginas } from './paginas.ts'
import type { PreloadsOf } from './preloads.ts'
import { answerAhead } from './respostas.ts'

/**
 * Sends the portal: the built page with the brand, the theme and, where there is a session, the frame's skeleton with
 * who is logged in, the files that the page will load, and the answers that it will ask for first (docs/decisions/0007).
 */
export function createPortalPage(
  app: FastifyInstance,
  { clock, config, secrets }: Services,
  { paginas, preloadsOf, template }: { paginas: Paginas; preloadsOf: PreloadsOf; template: string },
) {
  const bases = basesMeta(config.apiBases)
  const externos = bases + chatMeta(config.chatUrl)
  const tokens = createTokens(secrets)
  // Another operator's services answer its own calls.
  const ahead = bases === '' ? answerAhead : async () => undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const pathname = request.url.split('?')[0] ?? ''
    // The link of a mail says its network, the first by saying none.
    const isSenha = paginasSenha.some((pagina) => pathname.endsWith(`/${pagina}`))
    const marca = marcaOf(request, paginas.marcaIds, isSenha ? undefined : lastRedeOf(request))
    // Without a session the page leads elsewhere at once: nothing of the portal is shown for it.
    const isPortal = request.cookies[COOKIE_TOKEN] !== undefined && /^\/portal(\/|$)/.test(pathname)
    const tela = isPortal ? findTela(pathname) : undefined
    const respostas = tela && (await ahead(app, request))
    // A dentist's login is not the provider's code: the token tells which one entered.
    const claims = respostas && tokens.verify(request.cookies[COOKIE_TOKEN] ?? '', clock.now())
    const identidade = claims && toIdentidade(respostas.info, claims.userLogin)
    const skeleton =
      isPortal && !isTelaFolha(tela) ? paginas.renderSkeleton(marca, identidade, isTelaDensa(tela)) : ''
    const html = fillPage(template, {
      marca,
      tema: temaOf(request),
      head: paginas.renderHead(marca) + externos + (tela ? preloadsOf(tela.pagina) : ''),
      titulo: tela && showRotulo(tela, marca.toUpperCase()),
      depois: skeleton + (respostas?.html ?? ''),
    })
    return sendHtml(request, reply, isEnderecoConhecido(pathname) ? 200 : 404, html, {
      isPersonal: respostas !== undefined,
    })
  }
}

const toIdentidade = ({ protocolo, ...info }: InfoCredenciado, login: string): Identidade => ({
  login,
  protocolo,
  info,
})

/** Tells the portal its API bases where they are not this server's own (Produto §10). */
export function basesMeta(apiBases: Services['config']['apiBases']): string {
  if (Object.keys(apiBases).length === 0) return ''
  return `<meta name="portal-api-bases" content="${escapeAttribute(JSON.stringify(apiBases))}">`
}

/** Tells the portal where its chat is, which the networks that have one offer (Produto §2). */
const chatMeta = (chatUrl: string | undefined): string =>
  chatUrl === undefined ? '' : `<meta name="portal-chat" content="${escapeAttribute(chatUrl)}">`
