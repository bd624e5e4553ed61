import { findPrazoOrtodontia, type PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { Db } from '../db/client.ts'
import type { Sessao } from '../http/sessao.ts'
import { listPrazosOrtodontia } from '../regraEvento/regra.store.ts'
import { type LinhaTratamento, listAtivos } from '../tratamento/tratamento.store.ts'

export type EmCurso = {
  referencia: number
  codigoAssociado: string
  nomeAssociado: string
  tratamento: LinhaTratamento
  prazo: PrazoOrtodontia
}

/** The provider's active treatments, named by their initial guides, each under the network's terms of the day. */
export async function listEmCurso(
  db: Db,
  { codigoCredenciado, rede }: Pick<Sessao, 'codigoCredenciado' | 'rede'>,
  hoje: string,
): Promise<EmCurso[]> {
  const ativos = await listAtivos(db, codigoCredenciado)
  if (ativos.length === 0) return []
  const prazo = findPrazoOrtodontia(await listPrazosOrtodontia(db), rede, hoje)
  return ativos.map(({ nomeAssociado, ...tratamento }) => ({
    referencia: tratamento.numeroFichaInicial,
    codigoAssociado: tratamento.codigoAssociado,
    nomeAssociado,
    tratamento,
    prazo,
  }))
}
