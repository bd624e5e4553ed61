import {
  type AcaoSolicitacao,
  acceptsAcao,
  leadsTo,
} from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import type { Db } from '../db/client.ts'
import { insertPasso, type Solicitacao, updateSolicitacao } from './solicitacao.store.ts'

export type Passo = {
  acao: AcaoSolicitacao
  /** What it comes to; what is absent stays. A term of the analysis ends with it. */
  para: Pick<Solicitacao, 'status'> & Partial<Pick<Solicitacao, 'eventos' | 'validade'>>
  autor: string
  motivo: string | null
  em: Date
}

/** Takes a request that the caller has locked one step further, with its row of history. Throws where its life has no such step. */
export async function moveSolicitacao(
  db: Db,
  solicitacao: Solicitacao,
  { acao, para, autor, motivo, em }: Passo,
): Promise<void> {
  const { codigoCredenciado, numeroSolicitacao, status: deStatus } = solicitacao
  if (!acceptsAcao(deStatus, acao) || !leadsTo(acao, para.status)) {
    throw new Error(`${acao} of request ${numeroSolicitacao} from ${deStatus} to ${para.status}`)
  }
  await updateSolicitacao(db, { ...solicitacao, prazo: null, ...para }, em)
  await insertPasso(db, {
    codigoCredenciado,
    numeroSolicitacao,
    em,
    autor,
    acao,
    deStatus,
    paraStatus: para.status,
    motivo,
  })
}
