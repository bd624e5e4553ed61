import { explainPareceres, type Parecer } from '@portal/domain/auditoria/politicaAuditoria.ts'
import { etapa } from '@portal/domain/guia/etapa.tables.ts'
import { etapaAposData, statusAposAuditoria } from '@portal/domain/guia/statusCalculado.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { loadPolitica } from '../auditoria/politica.store.ts'
import type { Efeito } from '../guia/applyAcao.ts'
import { toAutorizacao } from '../guia/envio/decisaoEnvio.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import { type GuiaCarregada, toEstadoEvento } from '../guia/fatos/loadGuia.ts'
import { repriceEventos } from '../guia/fatos/repriceEventos.ts'
import { isTardeEmAnalise } from '../guia/pagamento/dataTardia.ts'
import { autorPolitica } from '../guia/registro/historico.store.ts'
import { auditGuia } from './auditGuia.ts'
import { decideTarde } from './decideTarde.ts'
import type { Execucao, PassoTarefa } from './runTarefa.ts'

/**
 * The audit, a step at a time: what nobody sent to it goes by itself (stage 2 to 4), then it is consolidated (5) and
 * decided (1, 3 or 7). Produto §4.
 */
export function chooseAuditoria({ guia, eventos }: GuiaCarregada): PassoTarefa {
  if (guia.codigoEtapaAtual === etapa.planoTratamento) {
    const efeito = { resultado: undefined, mudanca: { statusAuditoria: 'NAO_AUDITADO' } } as const
    return { acao: 'requestAuditoria', efeito: () => efeito }
  }
  const decides = guia.codigoEtapaAtual === etapa.consolidacaoAuditoria
  if (!decides) return { acao: 'concludeAuditoria', efeito: () => ({ resultado: undefined }) }
  const tarde = eventos.find(isTardeEmAnalise)
  const efeito = tarde ? (execucao: Execucao) => decideTarde(execucao, tarde) : decide
  return { acao: 'concludeAuditoria', autor: autorPolitica, efeito }
}

async function decide({ db, services, hoje, carregada }: Execucao): Promise<Efeito<undefined>> {
  const { guia, eventos } = carregada
  const tabela = await services.regras.get()
  const fatos = await loadFatosGuia(db, tabela, { ...guia, dataAutorizacao: hoje }, hoje)
  const politica = await loadPolitica(db, hoje)
  const porEvento = auditGuia({ fatos, carregada, tabela, politica })
  const pareceres = eventos.map(({ sequencialInclusao }) => porEvento.get(sequencialInclusao))
  const { eventos: decididos, valorTotalCentavos } = await repriceEventos(
    db,
    fatos,
    guia,
    eventos.map((evento, i) => applyParecer(evento, pareceres[i], hoje)),
    new Set(porEvento.keys()),
  )
  await updateEventos(db, guia.codigoCredenciado, guia.numeroFicha, decididos)
  const status = statusAposAuditoria(decididos.map(({ autorizacao }) => autorizacao))
  return {
    resultado: undefined,
    motivo: explainPareceres(
      eventos.flatMap(({ sequencialInclusao }, i) => {
        const parecer = pareceres[i]
        return parecer ? [{ nome: `Evento ${sequencialInclusao}`, parecer }] : []
      }),
    ),
    // What was approved and dated at sending may be all that is left to be done.
    calculado: {
      statusFicha: status,
      codigoEtapaAtual: etapaAposData({ eventos: decididos.map(toEstadoEvento) }),
    },
    mudanca: {
      statusAuditoria: 'AUDITADO',
      dataAutorizacao: status === statusFicha.naoAutorizada ? null : hoje,
      valorTotalCentavos,
    },
  }
}

function applyParecer(evento: Evento, parecer: Parecer | undefined, hoje: string): Evento {
  if (!parecer) return evento
  const { aprovado, motivos } = parecer
  return { ...evento, ...toAutorizacao(aprovado ? 'aprovado' : 'negado', hoje), motivos: [...motivos] }
}
