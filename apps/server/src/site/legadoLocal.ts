import { duracaoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'
import { enderecoPassagem } from '@portal/domain/menu/destino.ts'
import { toEndereco } from '@portal/domain/menu/endereco.ts'
import { enderecoEntrada } from '@portal/domain/menu/enderecoEntrada.ts'
import type { FastifyInstance } from 'fastify'
import { isDeAgora, type Passagem, readPassagem, signPassagem } from '../acesso/passagem.ts'
import { sendHtml } from '../http/answer/sendHtml.ts'
import type { Services } from '../http/services.ts'
import { isLoopback } from '../runtime/ambiente.ts'
import { LEGADO_LOCAL } from '../runtime/config.ts'
import { escapeAttribute } from './paginas.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** A target is an address. */
const LIMITE_FORMULARIO = 4096

/** Where the form of the page below leads back from. */
const VOLTA = `${LEGADO_LOCAL}/voltar`

/** The legacy system's own session: of this demonstration, the token that it was entered with. */
const COOKIE = '__Host-legadoLocal'

/**
 * Stands for the legacy system in the demonstration, and shows what one receives: it takes the token out of the address at
 * once, as such a system should, and keeps it for itself.
 */
export async function registerLegadoLocal(app: FastifyInstance, services: Services): Promise<void> {
  const { chavesPassagem, clock } = services

  /** Who was handed over: a token of ours, not older than a session. */
  const readSessao = (token: string): Passagem | undefined => {
    const passagem = readPassagem(chavesPassagem, 'ida', token)
    const idade = passagem && clock.now().getTime() / 1000 - passagem.iat
    return idade !== undefined && idade < duracaoSessaoSegundos ? passagem : undefined
  }

  app.get<{ Querystring: Record<string, string> }>(LEGADO_LOCAL, async (request, reply) => {
    // A page of elsewhere whose name was made to lead here would read what was handed over.
    if (!isLoopback(request.hostname.replace(/^\[|\]$/g, ''))) return reply.callNotFound()
    const { token, ...resto } = request.query
    if (token !== undefined) {
      const passagem = readSessao(token)
      const isNova = passagem !== undefined && isDeAgora(passagem, clock.now())
      return reply
        .header(
          'set-cookie',
          `${COOKIE}=${isNova ? token : ''}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${isNova ? duracaoSessaoSegundos : 0}`,
        )
        .header('cache-control', 'no-store')
        .redirect(`${LEGADO_LOCAL}?${new URLSearchParams(resto)}`, 303)
    }
    const html = renderLegado(resto, readSessao(request.cookies[COOKIE] ?? ''))
    return sendHtml(request, reply, 200, html, { isPersonal: true })
  })

  // The way back, as such a system makes it: a token of its own for who is in it, behind the "#".
  await app.register(async (scope) => {
    // Forms alone: whatever else a body may be, here it is refused before anybody reads it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LIMITE_FORMULARIO },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('destino') ?? ''),
    )
    scope.post<{ Body: string | undefined }>(VOLTA, async (request, reply) => {
      const sessao = isSameOrigin(request) ? readSessao(request.cookies[COOKIE] ?? '') : undefined
      if (!sessao) return reply.redirect(LEGADO_LOCAL, 303)
      const { userLogin } = sessao
      const dados = { userLogin, destino: request.body ?? '' }
      const token = signPassagem(chavesPassagem, 'volta', dados, clock.now())
      const chegada = new URLSearchParams({ token, portalDentista: userLogin })
      return reply.header('cache-control', 'no-store').redirect(`${enderecoPassagem}#${chegada}`, 303)
    })
  })
}

/** Where the demonstration goes back to. */
const destinos = [
  [enderecoEntrada(), 'o início'],
  [toEndereco('/portal/consultaGTOs', { aba: 'pendentes' }), 'as guias pendentes'],
] as const

const renderLegado = (recebido: Readonly<Record<string, string>>, passagem: Passagem | undefined): string =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<title>Sistema anterior · demonstração</title></head><body><main><h1>Sistema anterior</h1>',
    '<p>Só o ambiente local tem esta página, no lugar do sistema anterior da operadora (LEGADO_URL).</p>',
    '<h2>O que chegou no endereço</h2><ul>',
    ...Object.entries(recebido).map(([nome, valor]) => `<li>${escapeAttribute(`${nome}: ${valor}`)}</li>`),
    '</ul>',
    passagem
      ? `<h2>O que o token disse</h2><ul><li>Dentista: ${escapeAttribute(passagem.userLogin)}</li><li>Item: ${escapeAttribute(passagem.item ?? '')}</li></ul>${renderVolta()}`
      : '<p>Nenhum token que valha: venha pelo menu do portal.</p>',
    '</main></body></html>',
  ].join('')

const renderVolta = (): string =>
  [
    `<form action="${VOLTA}" method="post"><p><label>Voltar ao portal, para <select name="destino">`,
    ...destinos.map(([destino, nome]) => `<option value="${escapeAttribute(destino)}">${nome}</option>`),
    '</select></label> <button>Voltar</button></p></form>',
  ].join('')
