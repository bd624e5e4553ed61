import type { guia } from '@portal/contract/guia.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { listImagensExigidas } from '@portal/domain/guia/imagensExigidas.ts'
import { etapaAposEnvio } from '@portal/domain/guia/statusCalculado.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Context, Handler } from '../http/handler.ts'
import { applyAcao, type Efeito } from './applyAcao.ts'
import { toAPrecificar, toEventoEnviado } from './envio/decisaoEnvio.ts'
import { keepFormulario } from './envio/formularioEnvio.ts'
import { toEstadoNovo, toEventoNovo, toItemEnvio } from './envio/itemEnvio.ts'
import { judgeEnvio } from './envio/judgeEnvio.ts'
import { insertEventos } from './fatos/evento.store.ts'
import { createContextoGuia, type Julgado } from './fatos/fatosGuia.ts'
import type { Guia } from './fatos/guia.store.ts'
import { readFatosGuia } from './fatos/leitura.ts'
import { type GuiaCarregada, toEstadoEvento } from './fatos/loadGuia.ts'
import { toOutraRevisao } from './fatos/outraRevisao.ts'
import { priceItens } from './fatos/precoGuia.ts'
import { deleteConteudo } from './fatos/rascunho.store.ts'
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
  { guia: linha, imagens: presentes }: GuiaCarregada,
): Promise<Efeito<Julgado[]>> {
  const { body, db, services, agora, hoje, fail, trilha } = context
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  await dropRascunho(context, linha)
  const justificativa = toTextoOpcional(body.justificativaTecnica)
  const tabela = await services.regras.get()
  // What is done today or before is held against today's authorisation (denial 3014).
  const fatos = await readFatosGuia(db, tabela, { ...linha, dataAutorizacao: hoje }, hoje)
  await keepFormulario(context, linha, fatos.associado.dataNascimento)
  const { copias, motivo } = await linkExames(context, itens, linha, presentes)
  const imagens = [...presentes, ...copias]
  const contexto = createContextoGuia(fatos, { momento: 'envio', itens, imagens, justificativa })
  const julgamento = judgeEnvio(linha, contexto, tabela)
  if (!julgamento.ok) return fail(julgamento.codigo, julgamento.detalhes)
  const { julgados, statusFicha: status } = julgamento
  const complementar = isComplementar(linha)
  const precos = await priceItens(
    db,
    fatos,
    julgados.map((julgado) => toAPrecificar(julgado, complementar)),
  )
  const eventos = julgados.map((julgado, i) => {
    const preco = precos[i] ?? SEM_PRECO
    return toEventoEnviado(julgado, preco, tabela, {
      complementar,
      hoje,
      rede: fatos.prontuario.contrato.rede,
      codigoPlano: fatos.plano?.codigoPlano ?? null,
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
  await insertEventos(db, linha, eventos)
  return {
    resultado: julgados,
    motivo,
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

/**
 * The draft ends as it is sent. One that another screen saved meanwhile is not what is sent: it refuses (API-GTO-0013), so
 * that nothing of it is lost. Who tells no revision has none of the portal's drafts.
 */
async function dropRascunho({ body, db, fail }: Contexto, guia: Guia): Promise<void> {
  const revisao = await deleteConteudo(db, guia.codigoCredenciado, guia.numeroFicha)
  const { revisaoRascunho = revisao } = body
  if (revisao === undefined || revisao === revisaoRascunho) return
  fail('API-GTO-0013', [toOutraRevisao('revisaoRascunho', revisao)])
}

/** The exams that an initial orthodontic guide is sent with answer for what its events require. */
async function linkExames(
  context: Contexto,
  itens: readonly Item[],
  guia: Guia,
  presentes: GuiaCarregada['imagens'],
): Promise<{ copias: GuiaCarregada['imagens']; motivo: string | null }> {
  const { body, services } = context
  const fichas = body.fichasVinculoImagens ?? []
  if (fichas.length === 0) return { copias: [], motivo: null }
  const tabela = await services.regras.get()
  const exigidas = listImagensExigidas(itens.map(toEventoNovo), presentes, tabela.find, guia)
  return services.vinculos.copy({ ...context, guia, fichas, presentes, exigidas })
}

const autorizadas: readonly StatusFicha[] = [statusFicha.autorizada, statusFicha.parcialmenteAutorizada]
/** Statuses from which the audit is still to come. */
const pendentes: readonly StatusFicha[] = [
  statusFicha.emAnalise,
  statusFicha.aguardandoJustificativa,
  statusFicha.aguardandoDocumentacao,
]
