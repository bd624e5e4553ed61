import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import type { Handler } from '../http/handler.ts'
import { findSolicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import { toImagemExame } from './toExamePronto.ts'
import { listImagensExame, listVinculos } from './vinculoExame.store.ts'

/** What came of a request, each with the guides that it answers for. Spec §7. */
export const listImagensVinculadas: Handler<typeof vinculoExame.listImagensVinculadas> = async ({
  params,
  db,
  sessao,
  fail,
  trilha,
}) => {
  const { codigoCredenciado } = sessao
  const solicitacao = await findSolicitacao(db, codigoCredenciado, params.id)
  if (!solicitacao) return fail('API-SOL-0001')
  const { codigoAssociado, numeroFichaRadiologia: ficha } = solicitacao
  trilha({ codigoAssociado, objeto: `imagens do pedido de exames ${params.id}` })
  if (ficha === null) return []
  const [imagens, vinculos] = await Promise.all([
    listImagensExame(db, [ficha]),
    listVinculos(db, codigoCredenciado, [ficha]),
  ])
  return imagens.map((imagem) => toImagemExame(imagem, vinculos))
}
