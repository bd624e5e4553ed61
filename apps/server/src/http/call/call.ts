import type { Route } from '@portal/contract/route.ts'
import type { ReadTrail } from '../../trilha/readTrail.ts'
import type { AnyHandler, Upload } from '../handler.ts'
import type { Contagem } from '../limit/contagem.ts'
import type { Lotacao } from '../limit/lotacao.ts'
import type { Services } from '../services.ts'
import type { Identificacao } from '../sessao.ts'

export type Edge = Identificacao & {
  services: Services
  /** The same of a telephone, for the calls that are its own. */
  celular: Identificacao
  readTrail: ReadTrail
  /** Calls that wait or are being served. */
  lotacao: Lotacao
  /** Replies that are made or on their way, by provider. */
  entregas: Contagem
}

/** One call on its way: what it asks for, and how it is served. */
export type Call = {
  name: string
  route: Route
  handler: AnyHandler<Route>
  input: Record<string, unknown>
  upload: Upload | undefined
}

export type Outcome = { status: number; body: unknown; replayed: boolean }
