import { permissoesImagem, permissoesPesquisa } from '@portal/domain/acesso/permissao.tables.ts'
import { ordensBusca, ordensPendentes } from '@portal/domain/guia/ordemGuia.ts'
import { statusFichas } from '@portal/domain/guia/statusFicha.tables.ts'
import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import {
  CodigoAssociado,
  CodigoEvento,
  Cursor,
  Data,
  Nulavel,
  NumeroFicha,
  Objeto,
  type RegraObjeto,
  UmDe,
} from './campo.ts'
import { ResumoSolicitacao } from './exame.ts'
import { GuiaResumo } from './guiaResumo.ts'
import { Faltas } from './prazo.ts'
import { route } from './route.ts'

const umStatus = statusFichas.map(({ codigo }) => codigo).join('|')

/**
 * Filters of the guide search, Spec §7.3. They travel in the body, not in the address:
 * CPF and card must not reach a log.
 */
export const FiltroGuia = Objeto({
  cpf: Type.Optional(Type.String({ pattern: '^[0-9]{11}$' })),
  codigoAssociado: Type.Optional(CodigoAssociado),
  numeroAtendimento: Type.Optional(Type.String({ pattern: '^[0-9]{10,20}$' })),
  /** Opaque key of the patient, for addresses. */
  chave: Type.Optional(Type.String({ format: 'uuid' })),
  numeroFicha: Type.Optional(NumeroFicha),
  codigoEspecialidade: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  codigoTipoAtendimento: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** Comma list of `statusFicha`: of those that a guide can have. */
  statusTiss: Type.Optional(Type.String({ pattern: `^(${umStatus})(,(${umStatus})){0,21}$` })),
  /** Those whose password has not ended. */
  senhaEmVigor: Type.Optional(Type.Boolean()),
  dataInicio: Type.Optional(Data),
  dataFim: Type.Optional(Data),
})
export type FiltroGuia = Static<typeof FiltroGuia>

const pagina = {
  cursor: Type.Optional(Cursor),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** With the pending ones also those in analysis whose plan is to be sent to the audit: they wait for the provider as well. */
const PlanosAEnviar = Type.Optional(Type.Boolean())

const comPendentes = { properties: { pendentes: { const: true } }, required: ['pendentes'] }

/** The rule of what a workbook is asked with, as the two lists take it: nothing that was asked for is left out in silence. */
export const pendentesSemFiltro: RegraObjeto = {
  not: {
    anyOf: [
      { properties: { planosAEnviar: { const: true } }, required: ['planosAEnviar'], not: comPendentes },
      {
        ...comPendentes,
        anyOf: Object.keys(FiltroGuia.properties).map((campo) => ({ required: [campo] })),
      },
    ],
  },
  recusa: {
    campo: 'pendentes',
    mensagem: 'As pendentes não têm filtros, e os planos a enviar vêm só com elas.',
  },
}

const PaginaGuias = Objeto({ guias: Type.Array(GuiaResumo), proximo: Nulavel(Cursor) })

/** A pending guide; of those that wait for images alone, which ones are missing. */
const GuiaPendente = Objeto({ ...GuiaResumo.properties, faltas: Type.Optional(Faltas) })
export type GuiaPendente = Static<typeof GuiaPendente>

const recusas = ['API-GTO-0024', 'API-GTO-0025'] as const

/** Paths of our own: the specification names the calls of this group, not their addresses. */
export const pesquisa = {
  searchGuias: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/gto/pesquisa',
    summary: 'Pesquisa de guias, da mais nova para a mais antiga se não se pede outra ordem',
    body: Objeto({ ...FiltroGuia.properties, ordem: Type.Optional(UmDe(ordensBusca)), ...pagina }),
    reply: PaginaGuias,
    errors: [...recusas],
    limite: 'consulta',
    permission: permissoesPesquisa,
    patientData: true,
    own: true,
  }),
  listPendentes: route({
    method: 'GET',
    path: '/api/guia/v1/gto/pendentes',
    summary: 'Guias que esperam justificativa técnica (4) ou documentação (5)',
    query: Objeto({
      ...pagina,
      /** Those that wait for images alone (S09). */
      soImagens: Type.Optional(Type.Boolean()),
      planosAEnviar: PlanosAEnviar,
      /** The nearest term first unless said. */
      ordem: Type.Optional(UmDe(ordensPendentes)),
    }),
    reply: Objeto({ guias: Type.Array(GuiaPendente), proximo: Nulavel(Cursor) }),
    errors: [],
    permission: ['CONSULTA_GTO', 'ENVIO_IMAGEM'],
    patientData: true,
    own: true,
  }),
  exportGuias: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/gto/exportar-excel',
    summary: 'Planilha com exatamente as guias filtradas',
    body: Objeto(
      {
        ...FiltroGuia.properties,
        pendentes: Type.Optional(Type.Boolean()),
        planosAEnviar: PlanosAEnviar,
        ordem: Type.Optional(UmDe(ordensPendentes)),
      },
      pendentesSemFiltro,
    ),
    reply: 'arquivo',
    arquivo: ['guias-{dataInicio}-a-{dataFim}.xlsx', 'guias-{dataInicio}-a-{hoje}.xlsx', 'guias-{hoje}.xlsx'],
    errors: [...recusas, 'API-GTO-0030'],
    limite: 'consulta',
    permission: 'CONSULTA_GTO',
    patientData: true,
    own: true,
  }),
  searchTudo: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/gto/busca',
    summary:
      'Busca global: pacientes, guias e pedidos de exames, por qualquer número ou nome; eventos, por código ou palavras',
    body: Objeto({ termo: Type.String({ minLength: 2, maxLength: 60 }) }),
    reply: Objeto({
      associados: Type.Array(ResumoAssociado),
      guias: Type.Array(GuiaResumo),
      /** Exam requests that this provider made or captured. */
      solicitacoes: Type.Array(ResumoSolicitacao),
      eventos: Type.Array(
        Objeto({
          codigoEvento: CodigoEvento,
          descricao: Type.String(),
          codigoAntigo: Nulavel(Type.String()),
        }),
      ),
    }),
    errors: [],
    limite: 'consulta',
    permission: 'sessao',
    patientData: true,
    own: true,
  }),
  watchGuia: route({
    method: 'GET',
    path: '/api/guia/v1/gto/acompanhamento',
    summary: 'Fluxo com a versão da guia a cada mudança',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: 'fluxo',
    errors: ['API-GTO-0001'],
    permission: permissoesImagem,
    own: true,
  }),
}
