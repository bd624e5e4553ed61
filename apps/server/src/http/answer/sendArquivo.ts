import type { FastifyReply } from 'fastify'
import type { Arquivo } from '../handler.ts'

/** Content-Disposition with an RFC 6266 name: ASCII for old readers, UTF-8 for the others. */
export function contentDisposition(nome: string, inline: boolean): string {
  const ascii = nome.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const utf8 = encodeURIComponent(nome).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

/**
 * A file never becomes a page: sandboxed, not sniffed, downloaded unless it is a copy we made ourselves (Segurança A4).
 */
export function sendArquivo(reply: FastifyReply, arquivo: Arquivo) {
  reply
    .header('content-type', arquivo.tipo)
    .header('content-disposition', contentDisposition(arquivo.nome, arquivo.inline ?? false))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
  for (const [name, value] of Object.entries(arquivo.headers ?? {})) reply.header(name, value)
  return reply.send(arquivo.conteudo)
}
