import type { FastifyRequest } from 'fastify'

/** What the caller shows as the bearer, whatever it is. */
export const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
