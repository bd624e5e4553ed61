import { decideEvento } from '@portal/domain/evento/decideEvento.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { etapaAposData, statusAposAuditoria } from '@portal/domain/guia/statusCalculado.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Evento, updateEventos } from '../evento/evento.store.ts'
import {
  createContextoGuia,
  evaluateItens,
  type Julgado,
  loadFatosGuia,
  toItem,
} from '../evento/fatosGuia.ts'
import type { Efeito } from '../guia/applyAcao.ts'
import { toAutorizacao } from '../guia/decisaoEnvio.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/loadGuia.ts'
import type { Execucao, Passo } from './runTarefa.ts'

/**
 * The audit, a step at a time: what nobody sent to it goes by itself (stage 2 to 4), then it is consolidated (5) and
 * decided (1, 3 or 7). product.md, "The life of a guide".
 */
export function chooseAuditoria({ guia }: GuiaCarregada): Passo {
  if (guia.codigoEtapaAtual === etapa.planoTratamento) {
    const efeito = { resultado: undefined, mudanca: { statusAuditoria: 'NAO_AUDITADO' } } as const
    return { acao: 'requestAuditoria', efeito: () => efeito }
  }
  const decides = guia.codigoEtapaAtual === etapa.consolidacaoAuditoria
  return { acao: 'concludeAuditoria', efeito: decides ? decide : () => ({ resultado: undefined }) }
}

async function decide({ db, services, hoje, carregada }: Execucao): Promise<Efeito<undefined>> {
  const { guia, eventos, imagens } = carregada
  const tabela = await services.regras.get()
  const fatos = await loadFatosGuia(db, tabela, { ...guia, dataAutorizacao: hoje }, hoje)
  const itens = eventos.map(toItem)
  const justificativa = guia.justificativaTecnica
  const contexto = createContextoGuia(fatos, { momento: 'envio', itens, imagens, justificativa })
  const julgados = evaluateItens(contexto)
  const decididos = eventos.map((evento, i) => audit(evento, julgados[i], hoje))
  await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, decididos)
  const status = statusAposAuditoria(decididos.map(({ autorizacao }) => autorizacao))
  return {
    resultado: undefined,
    // What was approved and dated at sending may be all that is left to be done.
    calculado: {
      statusFicha: status,
      codigoEtapaAtual: etapaAposData({ eventos: decididos.map(toEstadoEvento) }),
    },
    mudanca: {
      statusAuditoria: 'AUDITADO',
      dataAutorizacao: status === statusFicha.naoAutorizada ? null : hoje,
    },
  }
}

/**
 * What was in analysis is approved, unless the rules deny it by now or still ask for something that is missing. What
 * the sending had already decided stays.
 */
function audit(evento: Evento, julgado: Julgado | undefined, hoje: string): Evento {
  if (evento.autorizacao !== autorizacaoEvento.emAnalise || !julgado) return evento
  const decisao = decideEvento(julgado.motivos)
  const aprovado = decisao === 'aprovado' || decisao === 'analise'
  const motivos = julgado.motivos.filter(({ severidade }) => !aprovado || severidade === 'aviso')
  return { ...evento, ...toAutorizacao(aprovado ? 'aprovado' : 'negado', hoje), motivos }
}
