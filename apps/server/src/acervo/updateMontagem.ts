import type { acervo, MontagemSerie } from '@portal/contract/acervo.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Context, Handler } from '../http/handler.ts'
import { loadVisao, seeAll, type Visao } from '../repasse/visao.ts'
import { listEscolhasVistas } from './escolhasVistas.ts'
import { findMontagem, writeMontagem } from './montagem.store.ts'

/**
 * Keeps what was put where by hand. What is none of the patient's images that the login sees is left out: it may have been
 * removed since it was looked at. What a colleague put in a place stays there, unseen, unless the login filled the place.
 */
export const updateMontagem: Handler<typeof acervo.updateMontagem> = async (context) => {
  const { body, db, sessao, agora, fail, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, body.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'montagem da boca toda, mudada' })
  const { serie, versao } = body
  const visao = await loadVisao(db, sessao)
  const postas = await listEscolhasVistas(db, visao, codigoAssociado, body.escolhas)
  const encobertas = await listEncobertas(context, visao, codigoAssociado)
  const lugares = new Set(postas.map(({ lugar }) => lugar))
  const escolhas = [...postas, ...encobertas.filter(({ lugar }) => !lugares.has(lugar))]
  const feita = { em: agora, por: sessao.nome }
  const dono = { ...sessao, codigoAssociado }
  const guardada = await writeMontagem(db, dono, { serie, escolhas, versao }, feita)
  return guardada ? { ...guardada, escolhas: postas } : fail('API-ACV-0001')
}

/** What stands in the layout and only a colleague sees. */
async function listEncobertas(
  { db, sessao }: Context<typeof acervo.updateMontagem>,
  visao: Visao,
  codigoAssociado: string,
): Promise<MontagemSerie['escolhas']> {
  if (visao.dentistas === null) return []
  const { escolhas = [] } = (await findMontagem(db, { ...sessao, codigoAssociado })) ?? {}
  const vistas = await listEscolhasVistas(db, visao, codigoAssociado, escolhas)
  const todas = await listEscolhasVistas(db, seeAll(sessao.codigoCredenciado), codigoAssociado, escolhas)
  return todas.filter((escolha) => !vistas.includes(escolha))
}
