import type { DetalheErro } from '@portal/contract/errors.ts'
import type { guia } from '@portal/contract/guia.ts'
import { isOrtodontia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { isBloqueante } from '@portal/domain/evento/criterio/criterio.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { explainRecusaComplementar } from '@portal/domain/guia/recusaComplementar.ts'
import { decideGuia, etapaAposEnvio } from '@portal/domain/guia/statusCalculado.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getTipoGuia } from '@portal/domain/guia/tipoGuia.tables.ts'
import type { Context, Handler } from '../http/handler.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { applyAcao, type Efeito } from './applyAcao.ts'
import { listDatasRecusadas } from './envio/datasEnvio.ts'
import { type Decidido, decideJulgado, toEventoEnviado } from './envio/decisaoEnvio.ts'
import { listRepetidos, toEstadoNovo, toItemEnvio } from './envio/itemEnvio.ts'
import { insertEventos } from './evento.store.ts'
import { createContextoGuia, evaluateItens, type Julgado, loadFatosGuia, priceItens } from './fatosGuia.ts'
import type { Guia } from './guia.store.ts'
import { type GuiaCarregada, toEstadoEvento } from './loadGuia.ts'
import { deleteConteudo } from './rascunho.store.ts'
import { insertObservacao } from './registro/observacao.store.ts'
import { toTextoOpcional } from './registro/textoProtegido.ts'
import { toMotivosItem } from './reply/eventoReply.ts'

type Contexto = Context<typeof guia.sendGuia>

/**
 * Sends the guide's events to the authorisation: each is judged by the engine, stored with today's price and its
 * reasons, and the guide goes where the decisions lead. Produto §4.
 */
export const sendGuia: Handler<typeof guia.sendGuia> = async (context) => {
  const itens = context.body.eventos.map(toItemEnvio)
  const { situacao, resultado } = await applyAcao(context, {
    numeroFicha: context.body.numeroFicha,
    acao: 'send',
    estado: ({ estado }) => ({ ...estado, eventos: itens.map(toEstadoNovo) }),
    efeito: (carregada) => authorise(context, itens, carregada),
  })
  return { situacao, motivos: resultado.map(toMotivosItem) }
}

async function authorise(
  context: Contexto,
  itens: readonly Item[],
  { guia: linha, imagens }: GuiaCarregada,
): Promise<Efeito<Julgado[]>> {
  const { body, db, services, agora, hoje, fail, trilha } = context
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  if (isFormatoOrtodontia(linha)) fail('API-GTO-0029')
  const justificativa = toTextoOpcional(body.justificativaTecnica)
  const tabela = await services.regras.get()
  // What is done today or before is held against today's authorisation (denial 3014).
  const fatos = await loadFatosGuia(db, tabela, { ...linha, dataAutorizacao: hoje }, hoje)
  const contexto = createContextoGuia(fatos, { momento: 'envio', itens, imagens, justificativa })
  if (contexto.temRadiologia && contexto.temClinico) fail('API-GTO-0023')
  const recusadas = listDatasRecusadas(itens, contexto)
  if (recusadas.length > 0) fail('API-GTO-0016', recusadas)
  const julgados = evaluateItens(contexto).map(decideJulgado)
  const erros = [...listRepetidos(itens).map(toRepetido), ...julgados.flatMap(toErros)]
  if (erros.length > 0) fail('API-GTO-0015', erros)

  const complementar = isComplementar(linha)
  const decisao = decideGuia(julgados, complementar)
  if (!decisao.ok) {
    return fail(
      'API-GTO-0045',
      decisao.recusados.map((recusado) => toRecusado(recusado, tabela)),
    )
  }
  const cedo = julgados.filter(isDataCedo).map(toDataCedo)
  if (cedo.length > 0) return fail('API-GTO-0016', cedo)
  const precos = await priceItens(db, fatos, itens)
  const eventos = julgados.map((julgado, i) => {
    const preco = precos[i] ?? { valorCentavos: 0, planoCentavos: 0, copartCentavos: 0 }
    return toEventoEnviado(julgado, preco, tabela, {
      complementar,
      hoje,
      rede: fatos.prontuario.contrato.rede,
    })
  })
  const textos = [
    ['observacao', toTextoOpcional(body.descricaoObservacao)],
    ['justificativa', justificativa],
  ] as const
  for (const [tipo, descricao] of textos) {
    if (descricao)
      await insertObservacao(db, linha, { autor: 'credenciado', tipo, descricao, criadaEm: agora })
  }
  await Promise.all([
    insertEventos(db, linha, eventos),
    deleteConteudo(db, linha.codigoCredenciado, linha.numeroFicha),
  ])
  const status = decisao.statusFicha
  return {
    resultado: julgados,
    calculado: {
      statusFicha: status,
      codigoEtapaAtual: etapaAposEnvio(status, eventos.map(toEstadoEvento)),
    },
    mudanca: {
      enviadaEm: agora,
      justificativaTecnica: justificativa,
      dataAutorizacao: autorizadas.includes(status) ? hoje : null,
      statusAuditoria: pendentes.includes(status) ? 'ENVIO_PENDENTE' : 'NAO_SE_APLICA',
      quantidadeEventos: eventos.length,
      valorTotalCentavos: eventos.reduce((total, evento) => total + evento.valorCentavos, 0),
    },
  }
}

const autorizadas: readonly StatusFicha[] = [statusFicha.autorizada, statusFicha.parcialmenteAutorizada]
/** Statuses from which the audit is still to come. */
const pendentes: readonly StatusFicha[] = [
  statusFicha.emAnalise,
  statusFicha.aguardandoJustificativa,
  statusFicha.aguardandoDocumentacao,
]

/** Orthodontic guides go with their clinical form, which has its own screen. */
const isFormatoOrtodontia = ({ codigoTipoAtendimento, codigoEspecialidade }: Guia): boolean =>
  (getTipoGuia(codigoTipoAtendimento)?.ortodontia ?? false) || isOrtodontia(codigoEspecialidade)

/** Work lies after its authorisation (0014): what nobody has decided yet takes no date, and none is dropped unsaid. */
const isDataCedo = ({ item, decisao }: Decidido): boolean =>
  item.data !== undefined && decisao !== 'aprovado' && decisao !== 'negado'

const toDataCedo = ({ item }: Decidido): DetalheErro => ({
  item: item.sequencial,
  campo: 'data',
  mensagem:
    'Este evento ainda depende de análise ou documento. Envie sem a data e informe-a depois da autorização.',
})

const toRepetido = (item: number): DetalheErro => ({
  item,
  campo: 'numeroSequenciaInclusao',
  mensagem: 'Outro evento desta guia já usa este número de inclusão.',
})

/** An event that a complementary guide does not take, and where it goes. */
function toRecusado({ item, motivos, decisao }: Decidido, tabela: TabelaRegras): DetalheErro {
  const descricao = tabela.find(item.codigoEvento)?.descricao ?? item.codigoEvento
  const motivo = motivos.find(isBloqueante)
  return {
    item: item.sequencial,
    campo: 'codigoEvento',
    mensagem: explainRecusaComplementar({ ...item, descricao }, decisao, motivos),
    ...(motivo && { codigoGlosa: motivo.codigoGlosa }),
  }
}

/** The form's errors of an item, each with its field and in the literal words of table 38. */
const toErros = ({ item, motivos }: Julgado): DetalheErro[] =>
  motivos
    .filter((motivo) => motivo.severidade === 'erroFormulario')
    .map(({ campo, texto, codigoGlosa }) => ({ item: item.sequencial, campo, mensagem: texto, codigoGlosa }))
