import type { acervo, MontagemSerie } from '@portal/contract/acervo.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { findMontagem } from './montagem.store.ts'

const vazia: MontagemSerie = { serie: '14', escolhas: [], versao: 0 }

/** The patient's full-mouth layout; where nobody arranged it the teeth alone tell (Interface S33). */
export const getMontagem: Handler<typeof acervo.getMontagem> = async (context) => {
  const { query, db, sessao, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'montagem da boca toda' })
  return (await findMontagem(db, { ...sessao, codigoAssociado })) ?? vazia
}
