import { catalogoErros } from '@portal/contract/errors.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeContato, describeEmVigor } from '../associado/cartaContato.ts'
import {
  type ContatoPedido,
  confirmContatoAssociado,
  findContatoPedido,
} from '../associado/decisaoContato.store.ts'
import { CONFIRMACAO_CONTATO, type MensagemContato, readCodigoContato } from '../associado/linkContato.ts'
import { logFailure, toFalha } from '../http/answer/errorHandler.ts'
import { sendHtml } from '../http/answer/sendHtml.ts'
import type { Falha } from '../http/falha.ts'
import type { Services } from '../http/services.ts'
import { createThrottle } from '../runtime/throttle.ts'
import { escapeAttribute, type Paginas } from './paginas.ts'

/** Where the page stands, and its button; colours and type are the login's, of each brand. The security policy has its hash. */
export const ESTILO_CONTATO = [
  'body{display:grid;place-items:center;min-height:100vh;padding:16px}main>*+*{margin-top:16px}',
  'img{vertical-align:middle;margin-right:8px}button{min-height:44px;padding:0 20px;font:inherit;font-weight:600;border:0;',
  'border-radius:10px;cursor:pointer;color:var(--cor-sobre-primaria);background:var(--cor-primaria)}',
  'button:focus-visible{outline:3px solid var(--cor-foco);outline-offset:2px}',
].join('')

/** A code is some ninety characters. */
const LIMITE_FORMULARIO = 1024

/**
 * Where a member confirms other contacts, without a login and without script: GET says what would change and changes
 * nothing, for mail programs open links by themselves; the form's POST does. A link of nobody's looks like one that is over.
 */
export async function registerContatoPage(
  app: FastifyInstance,
  services: Services,
  paginas: Paginas,
): Promise<void> {
  const { pool, clock, secrets } = services
  const throttle = createThrottle()
  const read = ({ codigoCredenciado, mensagem }: MensagemContato) =>
    pool.read(codigoCredenciado, (db) => findContatoPedido(db, { codigoCredenciado, mensagem }, clock.now()))
  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    codigo: string,
    work: (dela: MensagemContato) => Promise<unknown>,
  ) => {
    try {
      const dela = readCodigoContato(secrets, codigo)
      if (dela) await work(dela)
      const pedido = dela && (await read(dela))
      const isValida = pedido !== undefined && pedido.situacao !== 'encerrado'
      const html = renderContato(paginas, pedido?.rede, renderMiolo(pedido, codigo))
      return sendHtml(request, reply, isValida ? 200 : 404, html, { isPersonal: true })
    } catch (error) {
      const falha = await toFalha(error, services.diskSpace)
      if (!falha || !(error instanceof Error)) throw error
      // Drawn as a page, it does not pass where the edge logs.
      logFailure(throttle, error, falha, request)
      if (falha.retryAfter !== undefined) reply.header('retry-after', String(falha.retryAfter))
      return sendHtml(request, reply, falha.status, renderContato(paginas, undefined, renderFalha(falha)))
    }
  }
  await app.register(async (scope) => {
    // Forms alone: whatever else a body may be, here it is refused before anybody reads it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LIMITE_FORMULARIO },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('codigo') ?? ''),
    )
    scope.get<{ Querystring: { codigo?: string | string[] } }>(
      CONFIRMACAO_CONTATO,
      async (request, reply) => {
        return draw(request, reply, String(request.query.codigo ?? ''), async () => undefined)
      },
    )
    scope.post<{ Body: string | undefined }>(CONFIRMACAO_CONTATO, async (request, reply) => {
      return draw(request, reply, request.body ?? '', (dela) =>
        pool.transaction(dela.codigoCredenciado, (db) => confirmContatoAssociado(db, dela, clock.now())),
      )
    })
  })
}

/** The page in the brand of the provider's network; in the first one's where it knows of none. */
function renderContato(paginas: Paginas, codigoRede: string | undefined, miolo: string): string {
  const rede = getRede(codigoRede ?? '')
  const marca = rede?.codigo.toLowerCase() ?? paginas.marcaIds[0] ?? ''
  return [
    `<!doctype html><html lang="pt-BR" data-marca="${marca}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>Confirmar contato</title>${paginas.renderHead(marca)}<style>${paginas.loginStyle(marca)}</style><style>${ESTILO_CONTATO}</style></head>`,
    `<body><main><p><img alt="" height="40" src="/marca/${marca}.svg" width="40">${rede?.rotulo ?? ''}</p>`,
    miolo,
    '</main></body></html>',
  ].join('')
}

/** Whoever opens it has no portal to say it, and knows of no codes. */
function renderFalha({ codigo }: Falha): string {
  const { titulo, texto } = catalogoErros[codigo]
  return `<h1>${titulo}</h1><p>${texto}</p><p>Abra de novo o endereço da mensagem que você recebeu: o que você já confirmou fica confirmado.</p>`
}

function renderMiolo(pedido: ContatoPedido | undefined, codigo: string): string {
  if (pedido === undefined || pedido.situacao === 'encerrado') {
    return '<h1>Este endereço não vale mais</h1><p>O seu cadastro fica como está. Se o contato mudou, informe o novo no próximo atendimento.</p>'
  }
  if (pedido.situacao === 'confirmado')
    return '<h1>Contato confirmado</h1><p>O seu cadastro já tem o novo contato. Pode fechar esta página.</p>'
  const mudanca = escapeAttribute(describeContato(pedido))
  return [
    `<h1>Confirme o seu novo contato</h1><p>${escapeAttribute(pedido.nomeCredenciado)} pede para trocar ${mudanca}. ${escapeAttribute(describeEmVigor(pedido))}</p>`,
    `<form action="${CONFIRMACAO_CONTATO}" method="post"><input name="codigo" type="hidden" value="${escapeAttribute(codigo)}">`,
    '<p><button type="submit">Confirmar a troca</button></p></form>',
    '<p>Se não foi você quem informou, feche esta página: nada muda.</p>',
  ].join('')
}
