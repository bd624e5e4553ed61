import { credenciado, type InfoCredenciado } from '@portal/contract/credenciado.ts'
import { menu } from '@portal/contract/menu.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { COOKIE_TOKEN } from '../acesso/cookies.ts'

/** What every page of the portal asks before it can show itself, by the names of the operations. */
const antecipadas = {
  'menu.getMenu': menu.getMenu,
  'credenciado.getInfo': credenciado.getInfo,
  'credenciado.getParticularidades': credenciado.getParticularidades,
} as const

/** A page never waits longer for them: its script asks again by itself. */
const PATIENCE_MS = 300

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())

export type Respostas = {
  /** A block of data for the page. */
  html: string
  info: InfoCredenciado
}

/**
 * The answers to the calls above for the session of a page's cookies; none when one of them is not good. They are
 * made as the browser would make them, with every check that guards them.
 */
export async function answerAhead(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Respostas | undefined> {
  const headers = {
    authorization: `Bearer ${request.cookies[COOKIE_TOKEN] ?? ''}`,
    cookie: request.headers.cookie ?? '',
  }
  const calls = Object.entries(antecipadas).map(async ([name, { method, path: url }]) => {
    const { statusCode, body } = await app.inject({ method, url, headers, remoteAddress: request.ip })
    return statusCode === 200 ? ([name, body] as const) : undefined
  })
  // A server that stops takes no more of them.
  const found = await Promise.race([Promise.all(calls).catch(() => undefined), patience()])
  const good = new Map(found?.filter((answer) => answer !== undefined))
  const info = good.get('credenciado.getInfo')
  if (good.size < calls.length || info === undefined) return undefined
  const members = Array.from(good, ([name, body]) => `${JSON.stringify(name)}:${body}`)
  // No text in it can end the element.
  const json = `{${members.join()}}`.replaceAll('<', '\\u003c')
  const html = `<script type="application/json" id="respostas">${json}</script>`
  return { html, info: JSON.parse(info) as InfoCredenciado }
}
