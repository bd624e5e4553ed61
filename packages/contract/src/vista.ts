import {
  camposVista,
  MAXIMO_NOME_VISTA,
  MAXIMO_VISTAS,
  telasVista,
} from '@portal/domain/vista/telaVista.tables.ts'
import Type, { type Static } from 'typebox'
import { CodigoDe, Feito, Objeto, UmDe } from './campo.ts'
import { route } from './route.ts'

const Numero = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** What a person keeps of a list: a name, and the filters and the order as the list's address has them. */
const conteudo = {
  nome: Type.String({ minLength: 1, maxLength: MAXIMO_NOME_VISTA, pattern: '\\S' }),
  filtros: Type.Array(
    Objeto({ campo: UmDe(camposVista), valor: Type.String({ pattern: '^[0-9A-Za-z,-]{1,2000}$' }) }),
    { maxItems: camposVista.length },
  ),
  /** What the list opens with where its address asks for nothing; one of each list at most. */
  padrao: Type.Boolean(),
}

const Vista = Objeto({ numero: Numero, tela: CodigoDe(telasVista), ...conteudo })
export type Vista = Static<typeof Vista>

/** Saved views of the lists, kept by login: on any computer the same. Interface B6.13. */
export const vista = {
  listVistas: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/vistas',
    summary: 'Vistas que este login guardou, por lista e nome',
    reply: Type.Array(Vista, { maxItems: telasVista.length * MAXIMO_VISTAS }),
    errors: [],
    permission: 'sessao',
    own: true,
  }),
  createVista: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/vistas',
    summary: 'Guarda os filtros e a ordem de uma lista, com um nome',
    body: Objeto({ tela: CodigoDe(telasVista), ...conteudo }),
    reply: Vista,
    errors: ['API-VIS-0002', 'API-VIS-0003'],
    permission: 'sessao',
    stale: ['vista.listVistas'],
    own: true,
  }),
  updateVista: route({
    method: 'PUT',
    path: '/api/credenciado/v1/credenciado/vistas',
    summary: 'Muda o nome, o conteúdo ou a vez de uma vista',
    body: Objeto({ numero: Numero, ...conteudo }),
    reply: Vista,
    errors: ['API-VIS-0001', 'API-VIS-0002'],
    permission: 'sessao',
    stale: ['vista.listVistas'],
    own: true,
  }),
  deleteVista: route({
    method: 'DELETE',
    path: '/api/credenciado/v1/credenciado/vistas',
    summary: 'Remove uma vista',
    query: Objeto({ numero: Numero }),
    reply: Feito,
    errors: ['API-VIS-0001'],
    permission: 'sessao',
    stale: ['vista.listVistas'],
    own: true,
  }),
}
