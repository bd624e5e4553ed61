import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerLoginForm } from '../acesso/loginForm.ts'
import { marcaOf, temaOf } from './aparencia.ts'
import { COOKIE_TOKEN } from './authenticate.ts'
import { Falha } from './falha.ts'
import type { Services } from './handler.ts'
import { escapeAttribute, fillPage, loadPaginas, type Paginas } from './paginas.ts'
import type { Edge } from './runCall.ts'
import { sendHtml } from './sendHtml.ts'
import { loadTelas, preloadsOf } from './telas.ts'

export type Site = {
  /** Texts of the inline styles, whose hashes the security policy lists. */
  inlineStyles: string[]
  /** After the API's routes: the pages, and what no route answers. */
  registerPages: (edge: Edge) => Promise<void>
}

/** Addresses that the portal's router knows (Spec §2); any other gets its not-found page, with that status. */
const known =
  /^\/(portal(\/|$)|acesso\/|acessoNaoPermitido$|[Ss]essaoEncerrada$|temporary-route$|meridiano\/expirado$)/

/** Serves the built portal in `folder`: hashed files for ever, pages never kept, the login drawn here. */
export async function registerSite(app: FastifyInstance, services: Services, folder: string): Promise<Site> {
  const [paginas, findTela, shell, login] = await Promise.all([
    loadPaginas(folder),
    loadTelas(folder),
    readFile(path.join(folder, 'index.html'), 'utf8'),
    readFile(path.join(folder, 'login.html'), 'utf8'),
  ])
  await registerFiles(app, folder)
  const draw = keepDrawings(paginas.drawFrame)

  function sendShell(request: FastifyRequest, reply: FastifyReply) {
    const [marca, tema, pathname] = [
      marcaOf(request, paginas.marcaIds),
      temaOf(request),
      request.url.split('?')[0] ?? '',
    ]
    // Without a session the page leads elsewhere at once: nothing of the portal is drawn for it.
    const tela = request.cookies[COOKIE_TOKEN] ? findTela(pathname) : undefined
    const html = fillPage(shell, {
      marca,
      tema,
      head: paginas.renderHead(marca) + basesMeta(services) + (tela ? preloadsOf(tela) : ''),
      titulo: tela?.title,
      moldura: tela && draw({ marca, tema: tema ?? 'sistema', title: tela.title, pathname: tela.path }),
    })
    return sendHtml(request, reply, known.test(pathname) ? 200 : 404, html)
  }

  return {
    inlineStyles: paginas.marcaIds.map((marca) => paginas.loginStyle(marca)),
    registerPages: async () => {
      await registerLoginForm(app, services, { paginas, template: login })
      registerStarts(app)
      app.setNotFoundHandler((request, reply) => {
        const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
        if (!isPage || /^\/(api|assets|marca)\//.test(request.url)) throw new Falha('API-GEN-0008')
        return sendShell(request, reply)
      })
    },
  }
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

/** Files with a hash in their name never change; the brands' marks are asked for again each day. */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  const options = { index: false, preCompressed: true, decorateReply: false, wildcard: true } as const
  await app.register(fastifyStatic, {
    ...options,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  })
  await app.register(fastifyStatic, {
    ...options,
    root: path.join(folder, 'marca'),
    prefix: '/marca/',
    maxAge: '1d',
  })
}

/** `/` and the bank brand's own start are where a logout leads (Spec §2): to the portal, or to the login. */
function registerStarts(app: FastifyInstance): void {
  for (const [start, login] of [
    ['/', '/credenciado/login'],
    ['/meridiano', '/meridiano/login'],
  ] as const) {
    app.get(start, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(request.cookies[COOKIE_TOKEN] ? '/portal' : login, 302),
    )
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/marca/aurora.svg', 302))
}

/** Tells the portal its API bases where they are not this server's own (product.md, "Configuration"). */
function basesMeta({ config }: Services): string {
  if (Object.keys(config.apiBases).length === 0) return ''
  return `<meta name="portal-api-bases" content="${escapeAttribute(JSON.stringify(config.apiBases))}">`
}
