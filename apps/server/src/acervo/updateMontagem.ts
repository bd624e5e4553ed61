import type { acervo } from '@portal/contract/acervo.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import { listVistas } from './acervo.store.ts'
import { writeMontagem } from './montagem.store.ts'

/**
 * Keeps what was put where by hand. What is none of the patient's images that the login sees is left out: it may have been
 * removed since it was looked at.
 */
export const updateMontagem: Handler<typeof acervo.updateMontagem> = async (context) => {
  const { body, db, sessao, agora, fail, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, body.codigoAssociado)
  trilha({ codigoAssociado, objeto: 'montagem da boca toda, mudada' })
  const { serie, escolhas, versao } = body
  const postas = escolhas.flatMap(({ imagem }) => imagem ?? [])
  const vistas = await listVistas(db, await loadVisao(db, sessao), codigoAssociado, postas)
  const isVista = (posta: (typeof postas)[number]) =>
    vistas.some((vista) => vista.numeroFicha === posta.numeroFicha && vista.sequencial === posta.sequencial)
  const doPaciente = escolhas.filter(({ imagem }) => imagem === null || isVista(imagem))
  const nova = { serie, escolhas: doPaciente, versao }
  const feita = { em: agora, por: sessao.nome }
  return (await writeMontagem(db, { ...sessao, codigoAssociado }, nova, feita)) ?? fail('API-ACV-0001')
}
