import { tiposNotificacao } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import Type, { type Static } from 'typebox'
import { CodigoDe, Feito, Instante, Nulavel, Objeto, QtdRegistros } from './campo.ts'
import { route } from './route.ts'

const Tipo = CodigoDe(tiposNotificacao)
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const Notificacao = Objeto({
  id: Id,
  tipo: Tipo,
  /** Number of the guide, exam request or permit that it opens. */
  referencia: Type.Integer(),
  /** Of no patient: a number and what became of it. */
  texto: Type.String(),
  em: Instante,
  lida: Type.Boolean(),
})
export type Notificacao = Static<typeof Notificacao>

const Preferencia = Objeto({
  /** The kinds that are sent by mail too. */
  correio: Type.Array(Tipo, { maxItems: tiposNotificacao.length }),
})

/** What became of the provider's things while nobody looked: kept here, shown to whoever opens the portal next. Operadora §6. */
export const notificacao = {
  listNotificacoes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/notificacoes',
    summary: 'Avisos do credenciado, do mais novo ao mais antigo',
    query: Objeto({
      /** The page begins after this one. */
      antesDe: Type.Optional(Id),
      qtdRegistros: Type.Optional(QtdRegistros),
    }),
    reply: Objeto({
      notificacoes: Type.Array(Notificacao),
      naoLidas: Type.Integer(),
      /** `antesDe` of the next page; null on the last. */
      proxima: Nulavel(Id),
    }),
    errors: [],
    permission: 'sessao',
    own: true,
  }),
  acknowledgeNotificacoes: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/notificacoes/ler',
    summary: 'Marca como lidos os avisos até este',
    body: Objeto({ ate: Id }),
    reply: Feito,
    errors: [],
    permission: 'sessao',
    stale: ['notificacao.listNotificacoes'],
    own: true,
  }),
  watchNotificacoes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/notificacoes/acompanhamento',
    summary: 'Fluxo com o número de avisos não lidos, agora e a cada mudança',
    reply: 'fluxo',
    errors: [],
    permission: 'sessao',
    own: true,
  }),
  getPreferencia: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/notificacoes/preferencia',
    summary: 'Que avisos vão também por e-mail',
    reply: Preferencia,
    errors: [],
    permission: 'sessao',
    own: true,
  }),
  updatePreferencia: route({
    method: 'PUT',
    path: '/api/credenciado/v1/credenciado/notificacoes/preferencia',
    summary: 'Escolhe que avisos vão também por e-mail',
    body: Preferencia,
    reply: Preferencia,
    errors: [],
    permission: 'sessao',
    stale: ['notificacao.getPreferencia'],
    own: true,
  }),
}
