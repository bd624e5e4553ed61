import type { EstadoRecurso } from '@portal/contract/financeiro.ts'
import { decideCabimentoItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import { fimPrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import { decideDesfecho } from '@portal/domain/recursoGlosa/sayDecisoes.ts'
import { decideSituacaoRecurso } from '@portal/domain/recursoGlosa/situacaoRecurso.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaEstado, listEstados } from './estado.store.ts'
import { codigosDe } from './glosado.store.ts'
import { toPrazoRecurso } from './prazoRecurso.ts'

function toEstado(linha: LinhaEstado, hoje: string): EstadoRecurso {
  const { glosas, prazoResposta, julgado, decididos, publicacao } = linha
  const prazoRecurso = linha.prazoRecurso ?? fimPrazoRecurso(publicacao, toPrazoRecurso(linha))
  return {
    situacao: decideSituacaoRecurso({ enviado: linha.prazoRecurso !== null, julgado, prazoRecurso }, hoje),
    cabe: glosas.some((doEvento) => decideCabimentoItem(codigosDe({ glosas: doEvento })).cabe),
    prazoRecurso,
    prazoResposta,
    desfecho: julgado && decididos ? decideDesfecho(decididos).rotulo : null,
  }
}

/** How the appeals of these guides stand on a day, by guide, in one statement; without those that nothing was denied of. */
export async function loadEstados(
  db: Db,
  visao: Visao,
  numerosFicha: readonly number[],
  hoje: string,
): Promise<ReadonlyMap<number, EstadoRecurso>> {
  if (numerosFicha.length === 0) return new Map()
  const linhas = await listEstados(db, visao, numerosFicha)
  return new Map(linhas.map((linha) => [linha.numeroFicha, toEstado(linha, hoje)]))
}
