import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { enderecoLogin, prefixosRede } from '@portal/domain/rede/rede.tables.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE_TOKEN } from '../acesso/cookies.ts'
import { isCaixaLocal } from '../correio/transporte.ts'
import { asksPage } from '../http/answer/asksPage.ts'
import type { Edge } from '../http/call/call.ts'
import { Falha } from '../http/falha.ts'
import type { Services } from '../http/services.ts'
import { isChatLocal, isLegadoLocal } from '../runtime/config.ts'
import { lastRedeOf, marcaOf } from './aparencia.ts'
import { registerCaixaLocal } from './caixaLocal.ts'
import { registerCelularPage } from './celularPage.ts'
import { registerChatLocal } from './chatLocal.ts'
import { ESTILO_CONTATO, registerContatoPage } from './contatoPage.ts'
import { registerLegadoLocal } from './legadoLocal.ts'
import { registerLoginForm } from './loginForm.ts'
import { loadPaginas } from './paginas.ts'
import { createPortalPage } from './portalPage.ts'
import { loadPreloads } from './preloads.ts'

export type Site = {
  /** Texts of the inline styles, whose hashes the security policy lists. */
  inlineStyles: string[]
  /** After the API's routes: the pages, and what no route answers. */
  registerPages: (edge: Edge) => Promise<void>
}

/** Serves the built portal in `folder`: hashed files for ever, pages never kept. */
export async function registerSite(app: FastifyInstance, services: Services, folder: string): Promise<Site> {
  const [paginas, preloadsOf, shell, login, celular] = await Promise.all([
    loadPaginas(folder),
    loadPreloads(folder),
    readFile(path.join(folder, 'index.html'), 'utf8'),
    readFile(path.join(folder, 'login.html'), 'utf8'),
    readFile(path.join(folder, 'celular.html'), 'utf8'),
  ])
  await registerFiles(app, folder)
  const sendPortal = createPortalPage(app, services, { paginas, preloadsOf, template: shell })

  return {
    inlineStyles: [...paginas.marcaIds.map((marca) => paginas.loginStyle(marca)), ESTILO_CONTATO],
    registerPages: async () => {
      await registerLoginForm(app, services, { paginas, template: login })
      await registerContatoPage(app, services, paginas)
      registerCelularPage(app, services.config, paginas, celular)
      registerStarts(app)
      // Asked for by what reads no page: each page names its brand's.
      app.get('/favicon.ico', async (request, reply) =>
        redirectTo(reply, `/marca/${marcaOf(request, paginas.marcaIds, lastRedeOf(request))}.svg`),
      )
      if (isCaixaLocal(services.config)) registerCaixaLocal(app, services)
      if (isLegadoLocal(services.config)) await registerLegadoLocal(app, services)
      if (isChatLocal(services.config)) await registerChatLocal(app, services.config, folder)
      app.setNotFoundHandler((request, reply) => {
        if (!asksPage(request)) throw new Falha('API-GEN-0008')
        const semBarra = withoutSlash(request.url)
        // A page that answers that it is none has no slash to take: it would lead to itself.
        const isOutra = semBarra.url !== request.url
        // The router reads what it is asked for as a pattern, which a stranger's address is not to be.
        const isEndereco = /^(?:\/[\w-]+)+$/.test(semBarra.pathname)
        if (isOutra && isEndereco && app.hasRoute({ method: 'GET', url: semBarra.pathname }))
          return redirectTo(reply, semBarra.url)
        return sendPortal(request, reply)
      })
    },
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

/**
 * `/` and a network's own start are where a logout leads (Spec §2): to the portal, or to the login. That of `/` is of the
 * network that this browser had a session of last.
 */
function registerStarts(app: FastifyInstance): void {
  const starts = [
    {
      address: '/',
      toLogin: (request: FastifyRequest) => enderecoLogin(lastRedeOf(request)?.toUpperCase() ?? ''),
    },
    ...prefixosRede.map((prefixo) => ({ address: prefixo, toLogin: () => `${prefixo}/login` })),
  ]
  for (const { address, toLogin } of starts) {
    app.get(address, async (request, reply) =>
      redirectTo(reply, request.cookies[COOKIE_TOKEN] ? '/portal' : toLogin(request)),
    )
  }
}

const redirectTo = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 302)

/** What an address written with a slash at its end means: a page's own is without, as those of the web's router. */
function withoutSlash(url: string): { pathname: string; url: string } {
  const [antes = '', ...consulta] = url.split('?')
  const pathname = antes.replace(/\/+$/, '')
  return { pathname, url: [pathname, ...consulta].join('?') }
}
