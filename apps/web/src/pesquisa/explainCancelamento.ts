import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { getAcao, type NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { getStatusFicha, type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'

const acao: NomeAcao = 'cancel'

/**
 * Statuses from which a guide may be cancelled, as the table of its life says. Asked when it is wanted, not when the
 * file is loaded: the built pages may load the table after it.
 */
export const listStatusCancelaveis = (): readonly StatusFicha[] =>
  getAcao(acao).passos.flatMap(({ de }) => (de === 'qualquer' ? [] : de.map((nome) => statusFicha[nome])))

type GuiaCancelavel = Pick<GuiaResumo, 'statusFicha' | 'codigoEtapaAtual' | 'bloqueio'>

/**
 * Why the guide of a list cannot be cancelled, or undefined when it may. A list knows no events: whether one was
 * already done only the server says.
 */
export function explainCancelamento(guia: GuiaCancelavel): string | undefined {
  const etapa = getEtapa(guia.codigoEtapaAtual)
  if (!etapa) return undefined
  const estado: EstadoGuia = {
    statusFicha: getStatusFicha(guia.statusFicha).codigo,
    codigoEtapaAtual: etapa.codigo,
    statusAuditoria: 'NAO_SE_APLICA',
    bloqueada: guia.bloqueio,
    senhaVencida: false,
    senhaRenovada: false,
    assinada: false,
    faltaImagemInicial: false,
    faltaImagemFinal: false,
    eventos: [],
  }
  const motivo = motivoBloqueio(estado, acao)
  return motivo && explainRecusa(estado, acao, motivo)
}
