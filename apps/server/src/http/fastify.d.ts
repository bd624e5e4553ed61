import 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation (`guia.getGuia`): the log's and the metrics' label. */
    operacao?: string
  }
}
