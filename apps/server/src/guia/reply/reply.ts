import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { Visivel } from '@portal/contract/campo.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { PassoHistorico } from '@portal/contract/guiaParte.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { acoesFeitas, findPrimeiroPasso, SENHA_LIBERADA } from '@portal/domain/guia/acaoFeita.tables.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { loadGuiaState } from '@portal/domain/guia/estadoGuia.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import { sumValores } from '@portal/domain/guia/valoresGuia.ts'
import { describeOrigem } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import type { LimiteRecurso } from '@portal/domain/recursoGlosa/limiteRecurso.ts'
import type { Static } from 'typebox'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { sumVistos, tellVisto } from '../../repasse/visto.store.ts'
import type { Guia } from '../fatos/guia.store.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'
import { type findRascunho, toRascunho } from '../fatos/rascunho.store.ts'
import { toSolicitanteGuia } from '../fatos/solicitanteGuia.store.ts'
import {
  acaoDesvinculo,
  acaoEventosImagem,
  acaoNascimento,
  acaoRemocao,
  acaoVinculo,
  type PassoGuia,
} from '../registro/historico.store.ts'
import type { Ocorrencia } from '../registro/ocorrencia.store.ts'
import { withAvisoLaudo } from './avisoLaudo.ts'
import { toEventoGuia, toEventosValorados } from './eventoReply.ts'
import { type JanelaDoEvento, toJanela } from './janela.ts'
import type { loadPagamentos } from './loadPagamentos.ts'
import { isJulgamentoOculto, type Pagos } from './loadPagos.ts'
import { sayAutor } from './sayAutor.ts'

/** What the guide's screen shows besides the guide. */
type Partes = {
  fim: FimGuia
  /** Until when a renewal of today would be good; absent where there is none. */
  renovavelAte: string | undefined
  ocorrencias: readonly Ocorrencia[]
  complementares: GuiaDetalhada['complementares']
  rascunho: Awaited<ReturnType<typeof findRascunho>>
  passos: readonly PassoGuia[]
  teto: Pick<GuiaDetalhada, 'tetoCoparticipacao'>
  pagamentos: Awaited<ReturnType<typeof loadPagamentos>>
  /** Absent where nothing may be appealed, and where nothing is against it. */
  limiteRecurso: LimiteRecurso | undefined
  /** Absent while no event may be dated. */
  janela: JanelaData | undefined
  janelaDoEvento: JanelaDoEvento | undefined
}

export function toGuiaDetalhada(
  { guia, eventos, imagens, imagensExigidas, estado }: GuiaCarregada,
  associado: ResumoAssociado,
  tabela: TabelaRegras,
  pagos: Pagos,
  partes: Partes,
): Visivel<GuiaDetalhada> {
  const { codigoEtapaAtual, statusAuditoria } = loadGuiaState(estado)
  const isRepasseOculto = pagos.size === 0
  const valores = sumValores(toEventosValorados(guia.statusFicha, eventos, pagos))
  return {
    numeroFicha: guia.numeroFicha,
    numeroFichaPrincipal: guia.numeroFichaPrincipal,
    numeroPedidoExame: guia.numeroPedidoExame,
    solicitante: toSolicitante(guia),
    statusFicha: guia.statusFicha,
    codigoEtapaAtual,
    statusAuditoria,
    codigoEspecialidade: guia.codigoEspecialidade,
    tipoAtendimento: guia.codigoTipoAtendimento,
    emergencia: guia.emergencia,
    recemNato: guia.recemNato,
    associado,
    codigoPlano: guia.codigoPlano,
    nomeDentista: guia.nomeDentista,
    senha: guia.senha,
    ...partes.fim,
    senhaRenovadaEm: guia.renovadaEm?.toISOString() ?? null,
    ...(partes.renovavelAte && { senhaRenovavelAte: partes.renovavelAte }),
    ...(partes.janela && { janelaData: toJanela(partes.janela) }),
    bloqueio: guia.bloqueada,
    motivoBloqueio: guia.motivoBloqueio,
    liberadaEm: guia.liberadaEm.toISOString(),
    enviadaEm: guia.enviadaEm?.toISOString() ?? null,
    dataAutorizacao: guia.dataAutorizacao,
    assinatura: toAssinatura(guia),
    justificativaTecnica: guia.justificativaTecnica,
    prazo: guia.prazo,
    versao: guia.versao,
    eventos: eventos.map((evento) =>
      toEventoGuia(
        withAvisoLaudo(evento, { guia, imagens }, tabela),
        guia,
        tabela,
        pagos.get(evento.sequencialInclusao),
        partes.janelaDoEvento,
      ),
    ),
    imagensExigidas,
    ...(estado.exame && { exameAte: estado.exame.ate }),
    ...(estado.exameEntregue && { exameEntregue: true }),
    ocorrencias: partes.ocorrencias.map(({ numeroOcorrencia, criadaEm }) => ({
      numeroOcorrencia,
      criadaEm: criadaEm.toISOString(),
    })),
    complementares: partes.complementares,
    valorTotal: toValor(valores.solicitadoCentavos),
    ...(!isJulgamentoOculto(guia.statusFicha, pagos) && {
      valorAprovado: toValor(valores.aprovadoCentavos),
      valorNegado: toValor(valores.negadoCentavos),
    }),
    valorEmAnalise: toValor(valores.emAnaliseCentavos),
    ...(valores.naoRealizadoCentavos > 0 && {
      valorNaoRealizado: toValor(valores.naoRealizadoCentavos),
    }),
    ...(valores.canceladoCentavos > 0 && { valorCancelado: toValor(valores.canceladoCentavos) }),
    valorCopartTotal: toValor(valores.copartCentavos),
    ...(valores.copartOperadoraCentavos > 0 && {
      valorCopartOperadoraTotal: toValor(valores.copartOperadoraCentavos),
    }),
    ...partes.teto,
    ...partes.pagamentos,
    ...(partes.limiteRecurso && { limiteRecurso: partes.limiteRecurso }),
    ...(pagos.size > 0 && {
      valorPago: tellVisto(sumVistos([...pagos.values()].map(({ liberadoCentavos }) => liberadoCentavos))),
    }),
    rascunho: partes.rascunho ? toRascunho(partes.rascunho) : null,
    historico: partes.passos
      .filter((passo) => !(isRepasseOculto && acoesRecurso.has(passo.acao)))
      .map((passo) => (isRepasseOculto && passo.acao === acaoPagamento ? { ...passo, motivo: null } : passo))
      .map((passo) => toPasso(passo, guia.identOrigem)),
  }
}

/** The step whose words tell what a run denied. */
const acaoPagamento: NomeAcao = 'processPagamento'

/** An appeal's own steps: whom the guide's money is hidden from is told nothing of what was appealed. */
const acoesRecurso: ReadonlySet<string> = new Set<NomeAcao>(['sendRecurso', 'processRecurso'])

function toSolicitante(guia: Guia): GuiaDetalhada['solicitante'] {
  const solicitante = toSolicitanteGuia(guia)
  return solicitante ? { nome: solicitante.nome, numeroCro: solicitante.cro, siglaUf: solicitante.uf } : null
}

function toAssinatura({ assinadaEm, assinadaPor, assinaturaHash }: Guia): GuiaDetalhada['assinatura'] {
  if (assinadaEm === null) return null
  return { em: assinadaEm.toISOString(), por: assinadaPor ?? '', hash: assinaturaHash ?? '' }
}

const feitos = new Map<string, string>([
  [acaoNascimento, SENHA_LIBERADA],
  [acaoRemocao, 'Imagem removida'],
  [acaoVinculo, 'Exame vinculado'],
  [acaoDesvinculo, 'Vínculo de exame desfeito'],
  [acaoEventosImagem, 'Eventos da imagem informados'],
  ...Object.entries(acoesFeitas),
])

/**
 * A step of the history in words: the actions as they were done, a side without a name by its role. The first one says by
 * which way the guide was asked for, where that is known.
 */
function toPasso(passo: PassoGuia, identOrigem: string | null): Static<typeof PassoHistorico> {
  const acao = findPrimeiroPasso(passo.acao, passo.paraStatus) ?? feitos.get(passo.acao) ?? passo.acao
  const origem = passo.deStatus === null ? describeOrigem(identOrigem) : undefined
  return {
    ...passo,
    em: passo.em.toISOString(),
    autor: sayAutor(passo.autor),
    acao: origem ? `${acao}, ${origem}` : acao,
  }
}
