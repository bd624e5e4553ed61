import { composeEstimativa, type Estimativa } from '@portal/domain/carta/composeEstimativa.ts'
import type { EventoEstimado } from '@portal/domain/carta/dadosEstimativa.ts'
import { findDecidido } from '@portal/domain/carta/findDecidido.ts'
import type { SituacaoEstimativa } from '@portal/domain/carta/situacaoEstimativa.tables.ts'
import { findPossivel } from '@portal/domain/evento/criterio/findPossivel.ts'
import { findRecusa } from '@portal/domain/evento/criterio/findRecusa.ts'
import { listContrarios } from '@portal/domain/evento/criterio/listContrarios.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { SEM_PRECO } from '@portal/domain/evento/regra/price.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { statusAEnviar, statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Consulente } from '../associado/consulta.ts'
import { type Decidido, toAPrecificar } from '../guia/envio/decisaoEnvio.ts'
import { judgeEnvio } from '../guia/envio/judgeEnvio.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import { createContextoGuia } from '../guia/fatos/fatosGuia.ts'
import { readFatosGuia } from '../guia/fatos/leitura.ts'
import { type GuiaCarregada, loadGuia } from '../guia/fatos/loadGuia.ts'
import { priceItens } from '../guia/fatos/precoGuia.ts'
import { findRascunho } from '../guia/fatos/rascunho.store.ts'
import { toTextoOpcional } from '../guia/registro/textoProtegido.ts'
import { findResumo } from '../guia/reply/resumo.store.ts'
import { loadTetoMes, readCopart } from '../guia/reply/tetoCopart.ts'
import { Falha } from '../http/falha.ts'
import type { CallServices } from '../http/services.ts'
import { findProfissional } from '../impressao/impressao.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { toEventoCarta } from './toEventoCarta.ts'

type Pedido = Consulente & { query: { numeroFicha: number }; services: Pick<CallServices, 'regras'> }

/** What is stored of a sent guide, priced as it was decided. */
function toSituacao({ guia: { statusFicha } }: GuiaCarregada, evento: Evento): SituacaoEstimativa {
  const autorizacao = findDecidido(statusFicha, evento)
  if (autorizacao === autorizacaoEvento.negado) return findRecusa(evento.motivos)
  if (autorizacao === autorizacaoEvento.emAnalise) return 'pendente'
  return evento.dataRealizacao === null ? 'autorizado' : 'feito'
}

/** What a refusal hangs on: the authorisation that holds its place, the day on which it is over. */
const tellRecusa = (motivos: readonly Motivo[]) => ({
  reserva: motivos.find(({ reserva }) => reserva)?.reserva,
  possivelEm: findPossivel(listContrarios(motivos)),
})

/** What was sent, priced as the guide's page tells it. */
async function listEnviados(
  { db, hoje }: Pedido,
  carregada: GuiaCarregada,
  tabela: TabelaRegras,
): Promise<EventoEstimado[]> {
  const { eventos } = await readCopart(db, tabela, carregada.guia, carregada.eventos, hoje)
  return eventos
    .filter(({ naoRealizado }) => !naoRealizado)
    .map((evento) => ({
      ...toEventoCarta(evento, tabela.find(evento.codigoEvento)),
      quantidade: evento.quantidade,
      situacao: toSituacao(carregada, evento),
      ...tellRecusa(evento.motivos),
      valorCentavos: evento.valorCentavos,
      copartCentavos: evento.copartCentavos,
      copartOperadoraCentavos: evento.copartOperadoraCentavos,
    }))
}

/** What would become of an event that is only in the draft. */
function predictSituacao({ decisao, motivos }: Decidido): SituacaoEstimativa {
  if (decisao === 'negado') return findRecusa(motivos)
  return decisao === 'aprovado' ? 'previsto' : 'pendente'
}

/** What the draft holds, as sending would judge and price it today. */
async function listRascunho(
  { db, hoje }: Pedido,
  { guia, imagens }: GuiaCarregada,
  tabela: TabelaRegras,
): Promise<EventoEstimado[]> {
  const rascunho = await findRascunho(db, guia.codigoCredenciado, guia.numeroFicha)
  const { itens = [], justificativa } = rascunho?.conteudo ?? {}
  if (itens.length === 0) return []
  const fatos = await readFatosGuia(db, tabela, guia, hoje)
  const julgamento = {
    momento: 'envio',
    itens,
    imagens,
    justificativa: toTextoOpcional(justificativa),
  } as const
  const { julgados } = judgeEnvio(guia, createContextoGuia(fatos, julgamento), tabela)
  const complementar = isComplementar(guia)
  const precos = await priceItens(
    db,
    fatos,
    julgados.map((julgado) => toAPrecificar(julgado, complementar)),
  )
  return julgados.map((julgado, i) => ({
    ...toEventoCarta(julgado.item, tabela.find(julgado.item.codigoEvento)),
    quantidade: julgado.item.quantidade,
    situacao: predictSituacao(julgado),
    ...tellRecusa(julgado.motivos),
    ...(precos[i] ?? SEM_PRECO),
  }))
}

/**
 * What a guide comes to for plan and patient: its draft as it would be judged today, or its events as they were decided.
 * Throws API-GTO-0001 where the guide is not this provider's, API-CAR-0003 where there is nothing to tell.
 */
export async function loadEstimativa(pedido: Pedido): Promise<Estimativa> {
  const { query, db, sessao, services, hoje, trilha } = pedido
  const chave = [db, sessao.codigoCredenciado, query.numeroFicha] as const
  const tabela = await services.regras.get()
  const [carregada, resumo, profissional] = await Promise.all([
    loadGuia(db, tabela, hoje, sessao.codigoCredenciado, query.numeroFicha),
    findResumo(...chave),
    findProfissional(...chave),
  ])
  if (!carregada || !resumo || !profissional) throw new Falha('API-GTO-0001')
  const { codigoAssociado, numeroFicha, statusFicha, validadeSenha } = carregada.guia
  trilha({ codigoAssociado, objeto: `estimativa da guia ${numeroFicha}` })
  if (!statusEmAndamento.includes(statusFicha)) throw new Falha('API-CAR-0003')
  const eventos = statusAEnviar.includes(statusFicha)
    ? await listRascunho(pedido, carregada, tabela)
    : await listEnviados(pedido, carregada, tabela)
  if (eventos.length === 0) throw new Falha('API-CAR-0003')
  const fim = resumo.fimCobertura?.dia ?? validadeSenha
  return composeEstimativa({
    rede: profissional.rede,
    nomePaciente: resumo.nome,
    codigoAssociado,
    nomePlano: profissional.nomePlano,
    nomeCredenciado: profissional.nomeContratado,
    numeroFicha,
    dia: hoje,
    validaAte: fim < validadeSenha ? fim : validadeSenha,
    tetoMesCentavos: await loadTetoMes(db, carregada.guia, hoje),
    eventos,
  })
}
