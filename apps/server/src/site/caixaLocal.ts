import type { FastifyInstance } from 'fastify'
import { listEnviadas } from '../correio/mensagem.store.ts'
import type { Carta } from '../correio/transporte.ts'
import { sendHtml } from '../http/answer/sendHtml.ts'
import type { Services } from '../http/services.ts'
import { readMensagem } from '../operadora/redatores.ts'
import { isLoopback } from '../runtime/ambiente.ts'
import { escapeAttribute } from './paginas.ts'

/** Where the local environment, which has no mail server, shows what would have been sent (Produto §10). */
export const CAIXA_LOCAL = '/caixaLocal'

const MOSTRADAS = 30

/** The messages of the demonstration, the newest first, as a page that needs neither script nor style. */
export function registerCaixaLocal(app: FastifyInstance, services: Services): void {
  app.get(CAIXA_LOCAL, async (request, reply) => {
    // A page of elsewhere whose name was made to lead here would read the links that give passwords.
    if (!isLoopback(request.hostname.replace(/^\[|\]$/g, ''))) return reply.callNotFound()
    const mensagens = await services.pool.read(0, (db) => listEnviadas(db, MOSTRADAS))
    const cartas: Carta[] = []
    for (const mensagem of mensagens) {
      const carta = await readMensagem(services, mensagem)
      if (carta) cartas.push(carta)
    }
    return sendHtml(request, reply, 200, renderCaixa(cartas), { isPersonal: true })
  })
}

const renderCaixa = (cartas: readonly Carta[]): string =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<title>Mensagens enviadas · demonstração</title></head><body><main><h1>Mensagens enviadas</h1>',
    '<p>Só o ambiente local tem esta página: sem servidor de e-mail, o que o portal enviaria fica aqui.</p>',
    ...(cartas.length === 0 ? ['<p>Nenhuma mensagem ainda. Recarregue em instantes.</p>'] : []),
    ...cartas.map(renderCarta),
    '<p><a href="/credenciado/login">Voltar à entrada</a></p></main></body></html>',
  ].join('')

const renderCarta = ({ para, titulo, texto }: Carta): string => {
  const paragrafos = texto.split('\n\n').map((linha) => `<p>${linkify(escapeAttribute(linha))}</p>`)
  return `<article><h2>${escapeAttribute(titulo)}</h2><p>Para: ${escapeAttribute(para)}</p>${paragrafos.join('')}</article>`
}

/** A link of ours leads there; whatever else stands in a text is text. */
const linkify = (texto: string): string =>
  texto.replace(/https?:\/\/[^\s/]+(\/[\w/#=?-]+)/g, (_all, path: string) => `<a href="${path}">${_all}</a>`)
