import 'fastify'
import type { Requisicao } from './handler.ts'
import type { SessaoApresentada } from './sessao.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation (`guia.getGuia`): the log's and the metrics' label. */
    operacao?: string
  }
  interface FastifyRequest {
    /** Taken on entry: what a socket tells is gone once its client has hung up. */
    requisicao: Requisicao
    /** Who calls, of a call that the edge alone lets in: read once, before its input. */
    apresentada: SessaoApresentada | undefined
  }
}
