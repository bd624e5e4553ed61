import Type, { type Static } from 'typebox'
import { Data, Feito, Instante, NroPagina, Nulavel, Objeto, QtdRegistros } from './campo.ts'
import { route } from './route.ts'

const CodComunicado = Type.Integer({ minimum: 1, maximum: 999_999_999 })
const Tag = Type.String({ minLength: 1, maxLength: 40 })

const ResumoComunicado = Objeto({
  codComunicado: CodComunicado,
  titulo: Type.String(),
  tags: Type.Array(Tag),
  publicadoEm: Instante,
  /** The last civil day on which it is shown; null for one that stays. */
  validoAte: Nulavel(Data),
  lido: Type.Boolean(),
})
export type ResumoComunicado = Static<typeof ResumoComunicado>

const pagina = {
  nroPagina: Type.Optional(NroPagina),
  qtdRegistros: Type.Optional(QtdRegistros),
}

const PaginaComunicados = Objeto({
  comunicados: Type.Array(ResumoComunicado),
  nroPagina: Type.Integer(),
  /** Of the whole search. */
  total: Type.Integer(),
})

/** What the operator tells its providers, by network, specialty or provider. Spec §3.12, §7.8; Operadora §6. */
export const comunicado = {
  listDashboard: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/comunicado/dashboard',
    summary: 'Comunicados da primeira página: antes os que este acesso não leu, do mais novo ao mais antigo',
    query: Objeto(pagina),
    reply: PaginaComunicados,
    errors: [],
    permission: 'sessao',
  }),
  searchComunicados: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/comunicado/pesquisar',
    summary: 'Comunicados por etiquetas e palavras, do mais novo ao mais antigo',
    query: Objeto({
      /** Joined by commas; a notice with any of them is found. */
      tagsList: Type.Optional(Type.String({ maxLength: 400 })),
      /** Words of its title or text; ours. */
      texto: Type.Optional(Type.String({ maxLength: 60 })),
      ...pagina,
    }),
    reply: Objeto({
      ...PaginaComunicados.properties,
      /** Every tag of the notices that are shown. */
      tags: Type.Array(Tag),
    }),
    errors: [],
    permission: 'sessao',
  }),
  getContador: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/comunicado/contador',
    summary: 'Quantos comunicados há, e quantos este acesso ainda não leu',
    reply: Objeto({ total: Type.Integer(), naoLidos: Type.Integer() }),
    errors: [],
    permission: 'sessao',
  }),
  getComunicado: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/comunicado',
    summary: 'Um comunicado com o seu texto',
    query: Objeto({ codComunicado: CodComunicado }),
    reply: Objeto({ ...ResumoComunicado.properties, texto: Type.String() }),
    errors: ['API-COM-0001'],
    permission: 'sessao',
    own: true,
  }),
  acknowledgeComunicado: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/comunicado/ler',
    summary: 'Registra que este acesso leu o comunicado; a primeira leitura fica',
    query: Objeto({ codComunicado: CodComunicado }),
    reply: Feito,
    errors: ['API-COM-0001'],
    permission: 'sessao',
    stale: ['comunicado'],
  }),
}
