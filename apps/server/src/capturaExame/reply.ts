import type { CapturaExame } from '@portal/contract/capturaExame.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { endDevolucao } from '@portal/domain/solicitacaoExame/devolucao.ts'
import { toResumo } from '../associado/associado.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { listAprovados, toEventoExame } from '../solicitacaoExame/reply.ts'
import type { Captura } from './capturaExame.store.ts'

type Devolvida = Pick<Captura, 'capturadaEm' | 'horasDevolucao' | 'statusFicha' | 'imagens'>

/** Until when a capture may be given back; undefined once that is over or something of it was sent. Operadora §3. */
export function findDevolucao(
  { statusFicha: status, imagens, ...captura }: Devolvida,
  agora: Date,
): Date | undefined {
  const ate = endDevolucao(captura)
  const isIntocada = (status === null || status === statusFicha.senhaLiberada) && imagens === 0
  return isIntocada && agora <= ate ? ate : undefined
}

/** All that a unit is told of another provider's request. */
export function toCapturaExame(
  captura: Captura,
  tabela: TabelaRegras,
  agora: Date,
  hoje: string,
): CapturaExame {
  const { nomeSolicitante: nome, croSolicitante: numeroCro, ufSolicitante: siglaUf } = captura
  return {
    numeroSolicitacaoExame: captura.numeroSolicitacao,
    numeroFichaSolicitacao: captura.numeroFichaRadiologia,
    associado: toResumo(captura, hoje),
    fimCobertura: captura.fimCobertura,
    solicitante: { nome, numeroCro, siglaUf },
    hipoteseDiagnostica: captura.hipoteseDiagnostica,
    eventos: listAprovados(captura.eventos).map((evento) => toEventoExame(evento, tabela)),
    capturadaEm: captura.capturadaEm.toISOString(),
    devolverAte: findDevolucao(captura, agora)?.toISOString() ?? null,
    prazoDevolucao: endDevolucao(captura).toISOString(),
    guiaAberta: captura.statusFicha !== null,
    imagens: captura.imagens,
  }
}
