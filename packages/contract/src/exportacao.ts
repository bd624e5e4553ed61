import {
  estadosExportacao,
  HORAS_GUARDADA,
  MAXIMO_EXPORTACOES,
  operacoesExportacao,
} from '@portal/domain/exportacao/exportacao.tables.ts'
import Type, { type Static } from 'typebox'
import { CodigoDe, Feito, Instante, Nulavel, Objeto } from './campo.ts'
import { RespostaErro } from './errors.ts'
import { financeiro } from './financeiro.ts'
import { pacienteInativo } from './pacienteInativo.ts'
import { FiltroGuia, pendentesSemFiltro, pesquisa } from './pesquisa.ts'
import { route } from './route.ts'

const Numero = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const { pendentes, planosAEnviar, ordem } = pesquisa.exportGuias.body.properties
const {
  numeroFicha,
  codigoEspecialidade,
  codigoTipoAtendimento,
  statusTiss,
  senhaEmVigor,
  dataInicio,
  dataFim,
  chave,
} = FiltroGuia.properties

/**
 * An export and what it is asked with, as its own call takes it. Neither CPF nor card: they would be kept, and nobody has
 * so many guides.
 */
const Pedido = Type.Union([
  Objeto({
    operacao: Type.Literal('pesquisa.exportGuias'),
    entrada: Objeto(
      {
        ...{
          numeroFicha,
          codigoEspecialidade,
          codigoTipoAtendimento,
          statusTiss,
          senhaEmVigor,
          dataInicio,
          dataFim,
        },
        ...{ chave, pendentes, planosAEnviar, ordem },
      },
      pendentesSemFiltro,
    ),
  }),
  Objeto({ operacao: Type.Literal('credenciado.exportStatusSenha'), entrada: Objeto({}) }),
  Objeto({
    operacao: Type.Literal('pacienteInativo.exportPacientes'),
    entrada: pacienteInativo.exportPacientes.query,
  }),
  Objeto({
    operacao: Type.Literal('financeiro.exportDemonstrativo'),
    entrada: financeiro.exportDemonstrativo.query,
  }),
  Objeto({
    operacao: Type.Literal('financeiro.exportGtoDigital'),
    entrada: financeiro.exportGtoDigital.query,
  }),
])
export type PedidoExportacao = Static<typeof Pedido>

const Exportacao = Objeto({
  numero: Numero,
  operacao: CodigoDe(operacoesExportacao),
  pedido: Pedido,
  estado: CodigoDe(estadosExportacao),
  /** Rows written, and how many there are; null until they are counted. */
  linhas: Type.Integer(),
  total: Nulavel(Type.Integer()),
  /** Of a file that is ready: its name and bytes. */
  nome: Nulavel(Type.String()),
  bytes: Nulavel(Type.Integer()),
  /** Of one that failed because the request is refused: by which code. */
  recusa: Nulavel(RespostaErro.properties.codigo),
  /** When it was asked for, the last time. */
  criadaEm: Instante,
  /** When it is removed by itself. */
  expiraEm: Instante,
})
export type Exportacao = Static<typeof Exportacao>

const porNumero = Objeto({ numero: Numero })

/** Workbooks that take long, made by the server and kept for a day; a login's own. Produto §7. */
export const exportacao = {
  listExportacoes: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/exportacoes',
    summary: 'Planilhas que este login pediu e que ainda estão guardadas, as mais novas primeiro',
    reply: Type.Array(Exportacao, { maxItems: MAXIMO_EXPORTACOES }),
    errors: [],
    permission: 'sessao',
    own: true,
  }),
  createExportacao: route({
    method: 'POST',
    path: '/api/credenciado/v1/credenciado/exportacoes',
    summary: `Pede uma planilha que o servidor faz e guarda por ${HORAS_GUARDADA} horas; a mesma, de novo, é uma só`,
    body: Objeto({ pedido: Pedido }),
    reply: Exportacao,
    errors: ['API-EXP-0002'],
    permission: 'sessao',
    stale: ['exportacao.listExportacoes'],
    own: true,
  }),
  getExportacao: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/exportacoes/arquivo',
    summary: 'O arquivo de uma planilha guardada',
    query: porNumero,
    reply: 'arquivo',
    arquivo: ['planilha-{numero}.xlsx'],
    errors: ['API-EXP-0001'],
    permission: 'sessao',
    own: true,
  }),
  deleteExportacao: route({
    method: 'DELETE',
    path: '/api/credenciado/v1/credenciado/exportacoes',
    summary: 'Remove uma planilha guardada, ou para de fazê-la',
    query: porNumero,
    reply: Feito,
    errors: ['API-EXP-0001'],
    permission: 'sessao',
    stale: ['exportacao.listExportacoes'],
    own: true,
  }),
}
