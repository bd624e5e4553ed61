import type { acervo, MontagemSerie } from '@portal/contract/acervo.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import { listEscolhasVistas } from './escolhasVistas.ts'
import { findMontagem } from './montagem.store.ts'

const vazia: MontagemSerie = { serie: '14', escolhas: [], versao: 0 }

/**
 * The patient's full-mouth layout; where nobody arranged it the teeth alone tell (Interface S33). A place that shows a
 * colleague's appeal image, which the login does not see, is as if nobody had arranged it.
 */
export const getMontagem: Handler<typeof acervo.getMontagem> = async (context) => {
  const { query, db, sessao, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'montagem da boca toda' })
  const montagem = await findMontagem(db, { ...sessao, codigoAssociado })
  if (!montagem) return vazia
  const visao = await loadVisao(db, sessao)
  return { ...montagem, escolhas: await listEscolhasVistas(db, visao, codigoAssociado, montagem.escolhas) }
}
