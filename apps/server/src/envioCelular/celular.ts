import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { findSessaoAberta } from '../acesso/sessao.store.ts'
import { Falha } from '../http/falha.ts'
import type { Identificacao, SessaoCelular } from '../http/sessao.ts'
import { findEnvioDoCookie } from './envioCelular.store.ts'

/** The cookie of a telephone: no other address than its own calls gets it, and no script reads it. */
const COOKIE = '__Secure-celular'
const ATRIBUTOS = 'Path=/api/guia/v1/celular; Secure; HttpOnly; SameSite=Strict'

/** Provider, secret, seal. */
const formato = /^([0-9]{1,9})\.([\w-]{43})\.([\w-]{43})$/

/** A secret that nobody guesses, of the address or of the cookie. */
export const createSegredo = (): string => randomBytes(32).toString('base64url')

/** As the database keeps a secret: whoever reads that cannot use it (ASVS 6.5.2). */
export const hashSegredo = (segredo: string): Buffer => hash('sha256', segredo, 'buffer')

const chaveOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'portal celular', 32))

const seal = (secret: string, codigoCredenciado: string, segredo: string) =>
  createHmac('sha256', chaveOf(secret)).update(`${codigoCredenciado}.${segredo}`).digest()

/** The cookie that a secret is handed over in, sealed: what strangers make up costs nobody a look at the database. */
export function createCookie(
  secrets: readonly string[],
  codigoCredenciado: number,
  segredo: string,
  segundos: number,
): string {
  const [secret] = secrets
  if (secret === undefined) throw new Error('no key for the cookies of telephones')
  const selo = seal(secret, String(codigoCredenciado), segredo).toString('base64url')
  return `${COOKIE}=${codigoCredenciado}.${segredo}.${selo}; Max-Age=${segundos}; ${ATRIBUTOS}`
}

/**
 * How the edge learns that a telephone calls: by the cookie that its QR was exchanged for (Segurança A2). It acts as the
 * login that showed the QR, while that session lives, and may send images to one guide. Throws API-ACE-0002.
 */
export function createCelular(secrets: readonly string[]): Identificacao {
  return {
    authenticate: (request: FastifyRequest) => {
      const [, codigo, segredo, selo] = formato.exec(request.cookies[COOKIE] ?? '') ?? []
      if (!codigo || !segredo || !selo) throw new Falha('API-ACE-0002')
      const dado = Buffer.from(selo, 'base64url')
      const isNosso = secrets.some((secret) => timingSafeEqual(seal(secret, codigo, segredo), dado))
      if (!isNosso) throw new Falha('API-ACE-0002')
      const sid = hashSegredo(segredo).toString('hex')
      return { sid, codigoCredenciado: Number(codigo), fgp: sid, jti: sid }
    },
    findSessao: async (db, cookie, _jti, agora): Promise<SessaoCelular | undefined> => {
      const celular = await findEnvioDoCookie(db, Buffer.from(cookie, 'hex'), agora)
      const sessao = celular && (await findSessaoAberta(db, celular.sid, agora))
      if (!sessao) return undefined
      const only = (codigos: readonly string[]) => codigos.filter((codigo) => codigo === 'ENVIO_IMAGEM')
      const [funcoes, permissoes] = [only(sessao.funcoes), only(sessao.permissoes)]
      return { ...sessao, funcoes, permissoes, fgp: cookie, celular }
    },
  }
}
