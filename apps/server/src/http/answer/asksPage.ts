import type { FastifyRequest } from 'fastify'

/** Whether a person's browser asks for a page, and not a program for an answer. */
export const asksPage = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !/^\/(api|assets|marca)\//.test(url)
