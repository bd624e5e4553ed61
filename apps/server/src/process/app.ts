import { api } from '@portal/contract/api.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createAuthenticate } from '../acesso/authenticate.ts'
import { findSessao } from '../acesso/sessao.store.ts'
import { createTokens } from '../acesso/token.ts'
import { createCelular } from '../envioCelular/celular.ts'
import { answerIlegivel, registerErrors, registerNotFound } from '../http/answer/errorHandler.ts'
import { createRequestId } from '../http/call/runCall.ts'
import { registerHealth } from '../http/health.ts'
import { createContagem } from '../http/limit/contagem.ts'
import { registerCorpoLento } from '../http/limit/corpoLento.ts'
import { createLeitores } from '../http/limit/leitores.ts'
import { createLotacao } from '../http/limit/lotacao.ts'
import { RESPOSTAS_POR_CREDENCIADO } from '../http/limit/slowReaders.ts'
import { registerMetrics } from '../http/metrics.ts'
import { registerOpenapi } from '../http/openapi.ts'
import { createClientError, registerNodeRefusals } from '../http/receive/clientError.ts'
import { parseQuery, registerEdge } from '../http/receive/edge.ts'
import { registerEncerramento } from '../http/receive/encerramento.ts'
import { listRoutes, registerApi } from '../http/receive/registerApi.ts'
import type { Services } from '../http/services.ts'
import { createReadTrail } from '../trilha/readTrail.ts'
import { handlers } from './handlers.ts'

export type AppOptions = {
  services: Services
  /** Folder of the built portal; none in tests that only call the API. */
  siteFolder?: string | undefined
  /** Hold every reply against its schema (tests). */
  verifyReplies?: boolean
}

/** The whole server, not yet listening. Used by main, the tests and the measurements. */
export async function buildApp({
  services,
  siteFolder,
  verifyReplies = false,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = services
  const loggerInstance: FastifyBaseLogger = services.log
  const leitores = createLeitores()
  const app = Fastify({
    loggerInstance,
    genReqId: createRequestId,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 256 * 1024,
    // Slow clients are cut off: headers in 5 s, the whole request in 60 s (a 5 MB upload on a slow line), checked
    // every second, where Node would look every 30 s.
    requestTimeout: 60_000,
    // An address may name a thousand guides.
    http: {
      maxHeaderSize: 18 * 1024,
      headersTimeout: 5000,
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
    },
    keepAliveTimeout: 30_000,
    routerOptions: { querystringParser: parseQuery },
    frameworkErrors: answerIlegivel,
    clientErrorHandler: createClientError(leitores),
    forceCloseConnections: 'idle',
    // What still comes while the server stops is served (encerramento.ts).
    return503OnClosing: false,
  })
  registerEncerramento(app, leitores, () => services.acompanhamento.close())
  registerErrors(app, services.diskSpace)
  registerNodeRefusals(app)
  const site =
    siteFolder === undefined
      ? undefined
      : await (await import('../site/site.ts')).registerSite(app, services, siteFolder)
  const authenticate = createAuthenticate(createTokens(services.secrets))
  await registerEdge(app, leitores, site?.inlineStyles ?? [], config)
  const celular = createCelular(services.secrets)
  registerCorpoLento(app, (request) =>
    [authenticate, celular.authenticate].some((each) => {
      try {
        return each(request, services.clock.now()) !== undefined
      } catch {
        return false
      }
    }),
  )
  const edge = {
    services,
    authenticate,
    findSessao,
    celular,
    readTrail: createReadTrail(services.pool),
    lotacao: createLotacao(),
    entregas: createContagem(RESPOSTAS_POR_CREDENCIADO),
  }
  registerMetrics(app, services.metrics, services.config)
  registerHealth(app, services)
  registerOpenapi(app)
  registerApi(app, edge, listRoutes(api, handlers), verifyReplies)
  if (site) await site.registerPages(edge)
  else registerNotFound(app)
  return app
}
