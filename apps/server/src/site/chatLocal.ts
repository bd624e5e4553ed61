import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendHtml } from '../http/answer/sendHtml.ts'
import { CHAT_LOCAL, type Config, SERVIDOR_CHAT_LOCAL } from '../runtime/config.ts'
import { escapeAttribute } from './paginas.ts'

/**
 * Stands for the chat in the demonstration, under a name of this machine that is not the portal's: to a browser another
 * origin, and another host's cookies. It lets the portal alone show it in a frame, as such a system should
 * (docs/decisions/0022-chat.md).
 */
export async function registerChatLocal(
  app: FastifyInstance,
  { chatUrl = '', portalUrl }: Pick<Config, 'chatUrl' | 'portalUrl'>,
  folder: string,
): Promise<void> {
  const { port } = new URL(chatUrl)
  // By whichever of its names the portal is open.
  const portais = ['localhost', '127.0.0.1'].map((nome) => new URL(`http://${nome}:${port}`).origin)
  const origens = [...new Set([...portais, new URL(portalUrl).origin])].join(' ')
  const template = await readFile(path.join(folder, 'chatLocal.html'), 'utf8')
  const html = template.replace(
    '</head>',
    () => `<meta name="chat-portais" content="${escapeAttribute(origens)}"></head>`,
  )
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origens}`,
  ].join('; ')
  app.get(CHAT_LOCAL, async (request, reply) => {
    if (request.hostname !== SERVIDOR_CHAT_LOCAL) return reply.callNotFound()
    reply.removeHeader('x-frame-options').header('content-security-policy', policy)
    return sendHtml(request, reply, 200, html)
  })
}
