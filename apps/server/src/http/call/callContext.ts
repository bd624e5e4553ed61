import { recusaVersao } from '@portal/contract/campo.ts'
import type { Route } from '@portal/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import type { Db, Pool } from '../../db/client.ts'
import { insist } from '../../db/fairShare.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Acesso } from '../../trilha/acesso.ts'
import { Falha } from '../falha.ts'
import type { AdmittingHandler, Context, PreparedHandler, Transactions, Upload } from '../handler.ts'
import type { Services } from '../services.ts'
import type { Sessao } from '../sessao.ts'
import { readKey } from './idempotency.store.ts'

type ContextPrepare = Parameters<PreparedHandler<Route>['prepare']>[0]

type ContextAdmit = Parameters<AdmittingHandler<Route>['admit']>[0]

/** What every face of a call's context is made of. */
export type Parts = {
  services: Services
  input: Record<string, unknown>
  upload: Upload | undefined
  agora: Date
  request: FastifyRequest
  /** The patients that the handler notes. */
  acessos: Acesso[]
  /** Headers of the answer, to be set once it is certain. */
  headers: [name: string, value: string][]
}

/** Version of the guide in `If-Match`, as `"7"`. Throws API-GEN-0001 when it is no number. */
function readVersao(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const versao = Number(/^"?(\d{1,9})"?$/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(versao)) {
    throw new Falha('API-GEN-0001', [recusaVersao])
  }
  return versao
}

const common = ({ services, input, upload, agora, request, acessos, headers }: Parts) => ({
  ...input,
  services,
  agora,
  hoje: civilDay(agora),
  requisicao: request.requisicao,
  fail: (...refusal: ConstructorParameters<typeof Falha>) => {
    throw new Falha(...refusal)
  },
  trilha: (acesso: Acesso) => {
    acessos.push(acesso)
  },
  versao: readVersao(request.headers['if-match']),
  chave: readKey(request.headers['idempotency-key']),
  upload,
  setHeader: (name: string, value: string) => {
    headers.push([name, value])
  },
})

/** Transactions of one provider; the pool refuses them to who is inside one. */
const transactionsOf = (pool: Pool, credenciado: number): Transactions => ({
  read: (work) => pool.read(credenciado, work),
  transaction: (work) => pool.transaction(credenciado, work),
})

/** The same after the call was answered, where a refusal would cut what is being sent: they wait longer for a turn. */
function transactionsAfter(pool: Pool, credenciado: number): Transactions {
  const { read, transaction } = transactionsOf(pool, credenciado)
  return { read: (work) => insist(() => read(work)), transaction: (work) => insist(() => transaction(work)) }
}

type Own = { db: Db | undefined; sessao: Sessao | undefined; later: Transactions | undefined }

function assemble(parts: Parts, own: Own): Context<Route> {
  const context = { ...common(parts), ...own }
  // The route's own type says which of the parts are there; the registry has forgotten which route it is.
  return context as Context<Route>
}

/** For a call without a session, which opens its own transactions. */
export const createPublicContext = (parts: Parts): Context<Route> =>
  assemble(parts, { db: undefined, sessao: undefined, later: undefined })

/** For who has no session yet, of a call that opens one. */
export const createAdmitContext = (parts: Parts): ContextAdmit => ({
  ...assemble(parts, { db: undefined, sessao: undefined, later: undefined }),
  services: parts.services,
})

export const createContext = (parts: Parts, db: Db, sessao: Sessao): Context<Route> =>
  assemble(parts, { db, sessao, later: transactionsAfter(parts.services.pool, sessao.codigoCredenciado) })

/** For what a call does before its own transaction. */
export const createPrepareContext = (parts: Parts, sessao: Sessao): ContextPrepare => ({
  ...assemble(parts, { db: undefined, sessao, later: undefined }),
  ...transactionsOf(parts.services.pool, sessao.codigoCredenciado),
})
