import Type, { type Static } from 'typebox'
import { Instante, Nulavel, Objeto } from './campo.ts'
import { route } from './route.ts'

/** Names one version of a document: another version has another code, so nobody accepts what was not read. */
const CodigoDocumento = Type.Integer({ minimum: 1, maximum: 999_999_999 })

const documento = {
  codigoDocumento: CodigoDocumento,
  titulo: Type.String(),
  versao: Type.Integer({ minimum: 1 }),
  publicadoEm: Instante,
  /** SHA-256 of the text, as UTF-8, in hexadecimal. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
}

/** Headings, paragraphs, lists and bold of Markdown, and nothing else of it (`parseTextoTermo`). */
const Texto = Type.String()

/** A unit of the provider; null is the principal code itself. */
const Unidade = Nulavel(Type.String())

const TermoPendente = Objeto({
  ...documento,
  texto: Texto,
  /** For whom the acceptance is missing. */
  faltam: Type.Array(Unidade),
  /** The version accepted before, of which this one is the next. */
  anterior: Nulavel(Objeto({ versao: Type.Integer(), em: Instante })),
})
export type TermoPendente = Static<typeof TermoPendente>

/** Who accepted, when and from where. */
const Aceite = Objeto({
  unidade: Unidade,
  em: Instante,
  login: Type.Integer(),
  nome: Type.String(),
  /** Address that the acceptance came from. */
  ip: Type.String(),
  /** Number of the session in which it was given. */
  protocolo: Type.String(),
})

const TermoAceito = Objeto({ ...documento, aceites: Type.Array(Aceite) })
export type TermoAceito = Static<typeof TermoAceito>

/** What a network asks its providers to accept. Spec §7.8; Operadora §6. */
export const termo = {
  getPendencia: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/info/termo-aceite',
    summary: 'Termos que o credenciado ainda tem de aceitar, pelo código e pelo título',
    reply: Objeto({
      termosPendentes: Type.Array(Objeto({ codigo: CodigoDocumento, titulo: Type.String() })),
    }),
    errors: [],
    permission: 'sessao',
  }),
  listPendentes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/doc/termos-aceite-pendentes',
    summary: 'Termos pendentes com o texto, e para quem falta o aceite',
    reply: Objeto({ termos: Type.Array(TermoPendente) }),
    errors: [],
    permission: 'sessao',
  }),
  createAceite: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/doc/termo-aceite',
    summary: 'Aceita um termo pelo código principal ou, com `global`, também por todas as unidades dele',
    body: Objeto({ codigoDocumento: CodigoDocumento, global: Type.Optional(Type.Boolean()) }),
    reply: TermoAceito,
    errors: ['API-TER-0001', 'API-TER-0002'],
    permission: 'sessao',
    stale: ['termo', 'prazo'],
  }),
  listAceitos: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/doc/termos-aceitos',
    summary: 'Termos que o credenciado aceitou: quem, quando e de onde',
    reply: Objeto({ termos: Type.Array(TermoAceito) }),
    errors: [],
    permission: 'TERMOS',
    own: true,
  }),
  getAceito: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/doc/termo-aceito',
    summary: 'Um termo aceito, com o texto como era',
    query: Objeto({ codigoDocumento: CodigoDocumento }),
    reply: Objeto({ ...documento, texto: Texto, aceites: Type.Array(Aceite) }),
    errors: ['API-TER-0001'],
    permission: 'TERMOS',
    own: true,
  }),
}
