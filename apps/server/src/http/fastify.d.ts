import 'fastify'
import type { Requisicao } from './handler.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation (`guia.getGuia`): the log's and the metrics' label. */
    operacao?: string
  }
  interface FastifyRequest {
    /** Taken on entry: what a socket tells is gone once its client has hung up. */
    requisicao: Requisicao
  }
}
