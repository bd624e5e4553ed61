import { redes } from '@portal/domain/rede/rede.data.ts'
import type { FastifyRequest } from 'fastify'
import { COOKIE_TOKEN } from '../acesso/cookies.ts'

const temas = ['claro', 'escuro', 'contraste'] as const
export type Tema = (typeof temas)[number]

/** The theme that the portal noted in its own cookie, so that the first paint has it. */
export function temaOf(request: FastifyRequest): Tema | undefined {
  return temas.find((tema) => tema === request.cookies['portal.tema'])
}

/**
 * The brand of a page: of the token's network, or of the address' prefix, or the one it asks for, or another that is
 * likely, or the first one. It only colours the page, hence the token is read without checking it.
 */
export function marcaOf(request: FastifyRequest, marcas: readonly string[], likely?: string): string {
  const rede = redeOf(request.cookies[COOKIE_TOKEN])
  const inicio = `/${request.url.split(/[/?]/)[1]}`
  const propria = redes.find(({ prefixo }) => prefixo === inicio)?.codigo.toLowerCase()
  const { rede: asked } = request.query as Record<string, unknown>
  const candidatas: unknown[] = [rede, propria, asked, likely]
  return candidatas.flatMap((id) => marcas.find((marca) => marca === id) ?? [])[0] ?? marcas[0] ?? ''
}

/** The network of the last session of this browser, as the portal noted it: how it ended is said in that brand. */
export const lastRedeOf = (request: FastifyRequest): string | undefined => request.cookies['portal.rede']

function redeOf(token: string | undefined): string | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
    const rede =
      typeof payload === 'object' && payload !== null && 'redeGenerica' in payload ? payload.redeGenerica : ''
    return String(rede).toLowerCase()
  } catch {
    return undefined
  }
}
