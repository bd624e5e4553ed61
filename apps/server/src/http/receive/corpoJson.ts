import type { FastifyInstance } from 'fastify'
import { Falha } from '../falha.ts'

/** A string, and whether it names a member: nothing but a colon may follow one that does. */
const TEXTO = /"[^"\\]*(?:\\.[^"\\]*)*"\s*(:?)/g

/** How many members are written in a text that is JSON. */
const countWritten = (text: string): number =>
  text.matchAll(TEXTO).reduce((count, [, colon]) => (colon === ':' ? count + 1 : count), 0)

/** How many members a value has, with all that is in it; without a call for each depth, of which a body may have any. */
function countRead(value: unknown): number {
  let count = 0
  const rest = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next !== 'object' || next === null) continue
    const children = Object.values(next)
    if (!Array.isArray(next)) count += children.length
    for (const child of children) rest.push(child)
  }
  return count
}

/**
 * Bodies of JSON, read as Fastify reads them. A name that comes twice in an object hides one of its values from somebody
 * (ASVS 15.3.7): refused with API-GEN-0001.
 */
export function registerCorpoJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, value?: unknown) => {
      if (error || countWritten(text) === countRead(value)) return done(error, value)
      done(new Falha('API-GEN-0001', [{ mensagem: 'Um campo veio repetido.' }]))
    })
  })
}
