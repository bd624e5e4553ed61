import type { FastifyInstance } from 'fastify'
import { sendHtml } from '../http/answer/sendHtml.ts'
import type { Config } from '../runtime/config.ts'
import { marcaOf, temaOf } from './aparencia.ts'
import { fillPage, type Paginas } from './paginas.ts'
import { basesMeta } from './portalPage.ts'

/**
 * The page that a guide's QR opens on a telephone (docs/decisions/0021-phone.md): the same for all, for what tells whose
 * guide it is stands behind the "#". Its script asks, by POST; whoever only looks at the address changes nothing.
 */
export function registerCelularPage(
  app: FastifyInstance,
  { apiBases }: Pick<Config, 'apiBases'>,
  paginas: Paginas,
  template: string,
): void {
  app.get('/celular', async (request, reply) => {
    const marca = marcaOf(request, paginas.marcaIds)
    const head = paginas.renderHead(marca) + basesMeta(apiBases)
    return sendHtml(request, reply, 200, fillPage(template, { marca, tema: temaOf(request), head }))
  })
}
