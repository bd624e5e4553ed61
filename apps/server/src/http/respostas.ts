import { credenciado } from '@portal/contract/credenciado.ts'
import { menu } from '@portal/contract/menu.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { COOKIE_TOKEN } from './authenticate.ts'

/** What every page of the portal asks before it can show itself, by the names of the operations. */
const antecipadas = {
  'menu.getMenu': menu.getMenu,
  'credenciado.getInfo': credenciado.getInfo,
  'credenciado.getParticularidades': credenciado.getParticularidades,
} as const

/** A page never waits longer for them: its script asks again by itself. */
const PATIENCE_MS = 300

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())

/**
 * The answers to the calls above for the session of a page's cookies, as a block of data for the page; empty when
 * one of them is not good. They are made as the browser would make them, with every check that guards them.
 */
export async function answerAhead(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const headers = {
    authorization: `Bearer ${request.cookies[COOKIE_TOKEN] ?? ''}`,
    cookie: request.headers.cookie ?? '',
  }
  const calls = Object.entries(antecipadas).map(async ([name, { method, path: url }]) => {
    const { statusCode, body } = await app.inject({ method, url, headers, remoteAddress: request.ip })
    return statusCode === 200 ? `${JSON.stringify(name)}:${body}` : undefined
  })
  const found = await Promise.race([Promise.all(calls), patience()])
  if (!found || found.includes(undefined)) return ''
  // No text in it can end the element.
  const json = `{${found.join()}}`.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="respostas">${json}</script>`
}
