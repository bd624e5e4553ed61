import pg from 'pg'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/**
 * What may be written of an error: never a patient's data. PostgreSQL puts values into `detail`, `where` and between
 * the quotes of its message; none of them is told (ASVS 16.2.5). Of what caused it, as much as says what it was; of several
 * that failed together, what each is and all of its cause.
 */
export function describeErro(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause instanceof Error ? { cause: nameErro(error.cause) } : {}
  const errors =
    error instanceof AggregateError ? { errors: error.errors.slice(0, CONTADAS).map(describeParte) } : {}
  if (!(error instanceof pg.DatabaseError))
    return { ...nameErro(error), stack: error.stack, ...cause, ...errors }
  const { table, column, constraint, routine, stack = '' } = error
  const named = nameErro(error)
  const frames = stack.slice(stack.indexOf('\n    at '))
  return { ...named, table, column, constraint, routine, stack: `${named.message}${frames}`, ...cause }
}

/** How many of those that failed together are told. */
const CONTADAS = 20

const describeParte = (error: unknown): Record<string, unknown> =>
  error instanceof Error && error.cause !== undefined
    ? { ...nameErro(error), cause: describeErro(error.cause) }
    : describeErro(error)

function nameErro(error: Error) {
  const code = 'code' in error ? { code: error.code } : {}
  const message =
    error instanceof pg.DatabaseError ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message
  return { type: error.name, message, ...code }
}

/**
 * Structured logs without patients: the address is logged without its query (Spec §7 puts cards there), and tokens,
 * cookies and passwords are removed wherever they stand (ASVS 14.2.1, 16.2.5).
 */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options: LoggerOptions = {
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
      err: describeErro,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
