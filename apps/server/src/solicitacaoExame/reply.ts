import type { EventoExame, ResumoSolicitacao, SolicitacaoExame } from '@portal/contract/exame.ts'
import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
import { getAcaoFeita } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { isAprovado } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { toResumo } from '../associado/associado.store.ts'
import { sayAutor } from '../guia/reply/sayAutor.ts'
import { getAjudas } from '../regraEvento/ajuda.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { SolicitacaoVista } from './lista.store.ts'
import type { EventoGuardado, PassoSolicitacao, Solicitacao } from './solicitacao.store.ts'

/** To whom a request is told, and what tells it. */
export type Leitor = { codigoCredenciado: number; tabela: TabelaRegras; hoje: string }

/** Whether whoever reads made the request; otherwise it is the unit that captured it. */
export const isSolicitante = (
  { codigoCredenciado }: Pick<Solicitacao, 'codigoCredenciado'>,
  leitor: Pick<Leitor, 'codigoCredenciado'>,
): boolean => codigoCredenciado === leitor.codigoCredenciado

/** The name of an exam, or its code where the table of today has it no more. */
export const describeEvento = (tabela: TabelaRegras, codigoEvento: string): string =>
  tabela.find(codigoEvento)?.descricao ?? codigoEvento

/** One exam as its requester reads it. */
export function toEventoExame(evento: EventoGuardado, tabela: TabelaRegras): EventoExame {
  const { sequencial, codigoEvento, quantidade, justificativa, locais, situacao, motivos } = evento
  const [unico, ...outros] = locais
  return {
    sequencial,
    codigo: codigoEvento,
    descricao: describeEvento(tabela, codigoEvento),
    localizacao: unico && outros.length === 0 ? unico.codigoLocal : null,
    quantidade,
    local: tabela.find(codigoEvento)?.local ?? 'nenhum',
    justificativa,
    complementoLocais: {
      locais: locais.map(({ codigoLocal, dentes = [], foco }) => ({
        codigoLocal,
        nomeLocal: nameLocal(codigoLocal),
        dentes: [...dentes],
        foco,
      })),
    },
    situacao,
    motivos: [...motivos],
  }
}

/** What a unit captures: the approved ones, without what spoke of the requester's earlier work (Operadora §3). */
export const listAprovados = (eventos: readonly EventoGuardado[]): EventoGuardado[] =>
  eventos.filter(isAprovado).map((evento) => ({ ...evento, motivos: [] }))

/** The exams that whoever reads may see, in order. */
export const listVisiveis = (solicitacao: Solicitacao, leitor: Leitor): readonly EventoGuardado[] =>
  isSolicitante(solicitacao, leitor) ? solicitacao.eventos : listAprovados(solicitacao.eventos)

/** The names of the exams that whoever reads may see, in order. */
export const listExames = (solicitacao: Solicitacao, leitor: Leitor): string[] =>
  listVisiveis(solicitacao, leitor).map(({ codigoEvento }) => describeEvento(leitor.tabela, codigoEvento))

export function toResumoSolicitacao(vista: SolicitacaoVista, leitor: Leitor): ResumoSolicitacao {
  const { numeroSolicitacao, status, criadaEm, prazo, validade, capturadaEm } = vista
  const { numeroFichaRadiologia, imagens } = vista
  return {
    numeroSolicitacao,
    associado: toResumo(vista, leitor.hoje),
    status,
    criadaEm: criadaEm.toISOString(),
    exames: listExames(vista, leitor),
    prazo,
    validade,
    capturadaEm: capturadaEm?.toISOString() ?? null,
    numeroFichaRadiologia,
    imagens,
  }
}

/** A request whole. `passos` are the requester's alone: a unit is answered none. */
export function toSolicitacaoExame(
  vista: SolicitacaoVista,
  passos: readonly PassoSolicitacao[],
  leitor: Leitor,
): SolicitacaoExame {
  const { versao, hipoteseDiagnostica, nomeSolicitante, croSolicitante, ufSolicitante } = vista
  const eventos = listVisiveis(vista, leitor)
  return {
    ...toResumoSolicitacao(vista, leitor),
    isSolicitante: isSolicitante(vista, leitor),
    versao,
    hipoteseDiagnostica,
    solicitante: { nome: nomeSolicitante, numeroCro: croSolicitante, siglaUf: ufSolicitante },
    eventos: eventos.map((evento) => toEventoExame(evento, leitor.tabela)),
    ajudaEvento: getAjudas(eventos.flatMap(({ motivos }) => motivos)),
    historico: isSolicitante(vista, leitor) ? passos.map(toPasso) : [],
  }
}

const toPasso = ({ em, autor, acao, paraStatus, motivo }: PassoSolicitacao) => ({
  em: em.toISOString(),
  autor: sayAutor(autor),
  acao: getAcaoFeita(acao),
  paraStatus,
  motivo,
})
