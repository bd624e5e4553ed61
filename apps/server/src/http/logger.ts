import type { FastifyServerOptions } from 'fastify'

/**
 * Structured logs without patients: the address is logged without its query (Spec §7 puts cards there), and tokens,
 * cookies and passwords are removed wherever they stand (ASVS 14.2.1, 16.2.5).
 */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      'res.headers["set-cookie"]',
      '*.senha',
      '*.novaSenha',
      '*.token',
      '*.accessToken',
      '*.cpf',
      '*.codigoAssociado',
    ],
    censor: '[omitido]',
  },
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
  },
})
