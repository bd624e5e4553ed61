import type { InfoCredenciado } from '@portal/contract/credenciado.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { marcaOf, temaOf } from './aparencia.ts'
import { COOKIE_TOKEN } from './authenticate.ts'
import type { Services } from './handler.ts'
import { escapeAttribute, fillPage, type Identidade, type Paginas } from './paginas.ts'
import { answerAhead } from './respostas.ts'
import { sendHtml } from './sendHtml.ts'
import { type FindTela, preloadsOf } from './telas.ts'

/** Addresses that the portal's router knows (Spec §2); any other gets its not-found page, with that status. */
const known =
  /^\/(portal(\/|$)|acesso\/|acessoNaoPermitido$|[Ss]essaoEncerrada$|temporary-route$|meridiano\/expirado$)/

export type PortalSite = { paginas: Paginas; findTela: FindTela; template: string }

/**
 * Sends the portal: the built page, with the brand, the theme and, where there is a session and a page of that
 * address, the frame drawn, the files that the page will load, and the answers that it will ask for first.
 */
export function createPortalPage(
  app: FastifyInstance,
  { config }: Services,
  { paginas, findTela, template }: PortalSite,
) {
  const draw = keepDrawings(paginas.drawFrame)
  const bases = basesMeta(config.apiBases)
  // Another operator's services answer its own calls.
  const ahead = bases === '' ? answerAhead : () => undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [marca, tema] = [marcaOf(request, paginas.marcaIds), temaOf(request)]
    const pathname = request.url.split('?')[0] ?? ''
    const status = known.test(pathname) ? 200 : 404
    const page = { marca, tema, head: paginas.renderHead(marca) + bases }
    // Without a session the page leads elsewhere at once: nothing of the portal is drawn for it.
    const tela = request.cookies[COOKIE_TOKEN] ? findTela(pathname) : undefined
    if (!tela) return sendHtml(request, reply, status, fillPage(template, page))
    const { title, path } = tela
    const moldura = draw({ marca, tema: tema ?? 'sistema', title, pathname: path })
    const respostas = await ahead(app, request)
    const identidade = respostas && paginas.drawIdentidade(marca, toIdentidade(respostas.info))
    const html = fillPage(template, {
      ...page,
      head: page.head + preloadsOf(tela),
      titulo: title,
      depois: `<div id="moldura">${fillIdentidade(moldura, identidade)}</div>${respostas?.html ?? ''}`,
    })
    return sendHtml(request, reply, status, html, { isPersonal: true })
  }
}

const toIdentidade = ({
  codigoCredenciado,
  protocolo,
  nome,
  textoProtocolo,
}: InfoCredenciado): Identidade => ({
  login: String(codigoCredenciado),
  protocolo,
  info: { nome, textoProtocolo },
})

/** Puts the provider's words into the place that the frame keeps for them (the web's ProviderIdentity). */
function fillIdentidade(moldura: string, identidade: string | undefined): string {
  if (identidade === undefined) return moldura
  return moldura.replace(' data-identidade="vazia">', () => `>${identidade}`)
}

/** Draws each frame once: brands, themes and pages are few. */
function keepDrawings(draw: Paginas['drawFrame']): Paginas['drawFrame'] {
  const kept = new Map<string, string>()
  return (desenho) => {
    const key = Object.values(desenho).join('\n')
    const html = kept.get(key) ?? draw(desenho)
    kept.set(key, html)
    return html
  }
}

/** Tells the portal its API bases where they are not this server's own (Produto §10). */
function basesMeta(apiBases: Services['config']['apiBases']): string {
  if (Object.keys(apiBases).length === 0) return ''
  return `<meta name="portal-api-bases" content="${escapeAttribute(JSON.stringify(apiBases))}">`
}
