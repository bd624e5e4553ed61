import type { Reanalise as ReanaliseDita, TratamentoReanalise } from '@portal/contract/reanalisePrazo.ts'
import { isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { findImpedimentoReanalise } from '@portal/domain/reanalisePrazo/pedidoReanalise.ts'
import { endPedidoReanalise } from '@portal/domain/reanalisePrazo/prazoReanalise.ts'
import { toSituacaoReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import type { Reanalise } from './reanalise.store.ts'
import type { LinhaTermo } from './termo.store.ts'

/** A request as it is told. */
export const toReanalise = (reanalise: Reanalise): ReanaliseDita => {
  const { protocolo, mesesConcedidos, mesesPedidos, mesesDecididos, enviadaEm, prazoResposta } = reanalise
  return {
    protocolo,
    situacao: toSituacaoReanalise(mesesConcedidos, mesesDecididos),
    mesesConcedidos,
    mesesPedidos,
    mesesDecididos,
    enviadaEm: enviadaEm.toISOString(),
    prazoResposta,
    julgadaEm: reanalise.julgadaEm?.toISOString() ?? null,
    razao: reanalise.razao,
  }
}

/** Why its term may not be asked about again on a day; undefined where it may. */
export const findImpedimento = (
  linha: LinhaTermo,
  ultima: Pick<Reanalise, 'julgadaEm'> | undefined,
  { hoje, mesesMaximo }: { hoje: string; mesesMaximo: number },
) =>
  findImpedimentoReanalise(
    {
      isEmCurso: isEmCurso(linha.estado),
      mesesConcedidos: linha.mesesConcedidos ?? 0,
      decididoEm: linha.decididoEm,
      isEmAnalise: ultima !== undefined && ultima.julgadaEm === null,
    },
    hoje,
    { mesesMaximo, dias: linha.dias ?? 0 },
  )

/** A treatment as it is told, with its newest request. */
export function toTratamento(
  linha: LinhaTermo,
  ultima: Reanalise | undefined,
  quando: { hoje: string; mesesMaximo: number },
): TratamentoReanalise {
  const { numeroTratamento, nomeAssociado, mesesConcedidos, decididoEm, concedidosEm, dias } = linha
  return {
    numeroTratamento,
    nomeAssociado,
    mesesConcedidos,
    decididoEm: concedidosEm,
    pedirAte: decididoEm === null || dias === null ? null : endPedidoReanalise(decididoEm, dias),
    contadoDe: decididoEm,
    impedimento: findImpedimento(linha, ultima, quando) ?? null,
    ultima: ultima ? toReanalise(ultima) : null,
  }
}
