import type { Compartilhamento } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client.ts'

/** Who is logged in, a provider or a dentist of its, as the database says at this call: a revoked session or a lost permission acts at once. */
export type Sessao = {
  sid: string
  codigoCredenciado: number
  login: number
  /** The dentist whose own login it is; null where the provider's entered. */
  codigoDentista: number | null
  /** Whose lines this login sees: all of them (3) where the provider's entered. */
  compartilhamento: Compartilhamento
  /** Whoever acts: the dentist of the login, otherwise the provider. */
  nome: string
  nomeCredenciado: string
  rede: Rede
  protocolo: string
  /** The functions of the provider, as its menu and its token list them. */
  funcoes: readonly string[]
  /** Those of them that are not locked: all that a call or a field may be opened by (Spec §4.8). */
  permissoes: readonly string[]
  /** Id of the token that this call came with: the current one or, for 30 s, the one before. */
  jtiApresentado: string
  fgp: string
}

/** What a telephone that opened a QR may do: as the login that showed it, send images to this guide and no more. */
export type SessaoCelular = Sessao & {
  celular: { codigoSha256: Buffer; numeroFicha: number; expiraEm: Date; imagens: number }
}

/** Whose session a request's token names; whether it lives, the database tells. */
export type SessaoApresentada = Pick<Sessao, 'sid' | 'codigoCredenciado' | 'fgp'> & { jti: string }

/** How the edge learns who calls: `acesso` knows tokens, cookies and sessions. */
export type Identificacao = {
  /** Reads what the request brings. Throws API-ACE-0002. */
  authenticate: (request: FastifyRequest, agora: Date) => SessaoApresentada
  /** The live session that a token belongs to, if it still lives at `agora`. */
  findSessao: (db: Db, sid: string, jti: string, agora: Date) => Promise<Sessao | undefined>
}
