import type { acervo } from '@portal/contract/acervo.ts'
import type { Db } from '../db/client.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { PreparedHandler } from '../http/handler.ts'
import type { Sessao } from '../http/sessao.ts'
import { createVistaImagens } from '../imagem/alheia.ts'
import { findImagem, type ImagemGuia } from '../imagem/imagem.store.ts'
import { readJpeg } from '../imagem/readJpeg.ts'
import {
  findImagemExame,
  type ImagemExame,
  listProntosDasFichas,
} from '../vinculoExame/vinculoExame.store.ts'

/** An image as base64 JPEG; encoded while the call holds no connection. Spec §7.2. */
export const getImagemAcervo: PreparedHandler<typeof acervo.getImagemAcervo> = {
  prepare: async (context) => {
    const { query, sessao, read, fail, trilha } = context
    const { numeroFicha, sequencial, thumbnail = false } = query
    const lida = await read((db) => findVista({ db, sessao }, numeroFicha, sequencial))
    if (!lida) return fail('API-GTO-0001')
    const { codigoAssociado, imagem } = lida
    trilha({
      codigoAssociado,
      objeto: `imagem ${sequencial} da guia ${numeroFicha}, no acervo`,
    })
    if (!imagem) return fail('API-IMG-0001')
    const { paginasTela } = imagem
    const isMiniatura = thumbnail || paginasTela === 0
    const pagina = isMiniatura ? 1 : (query.pagina ?? 1)
    // A page that is named is what the screen shows of it; the whole of a PDF is a document, and so its first page stands.
    const inteira = imagem.tipo === 'application/pdf' || query.pagina !== undefined ? 'tela' : 'inteira'
    const lido = await readJpeg(context, imagem, isMiniatura ? 'miniatura' : inteira, pagina)
    if (!lido) return fail('API-IMG-0001')
    const { nome: nomeArquivo, jpeg } = lido
    const conteudo = jpeg.toString('base64')
    return async () => ({ nomeArquivo, tipo: 'image/jpeg', conteudo, pagina, paginasTela })
  },
}

/** Whose image it is, of a guide of the provider's or of an exam that it asked for, and the image where it sees that. */
async function findVista(
  { db, sessao }: { db: Db; sessao: Sessao },
  numeroFicha: number,
  sequencial: number,
): Promise<{ codigoAssociado: string; imagem: ImagemGuia | ImagemExame | undefined } | undefined> {
  const { codigoCredenciado } = sessao
  const guia = await findGuia(db, codigoCredenciado, numeroFicha)
  if (!guia) {
    const [exame] = await listProntosDasFichas(db, codigoCredenciado, [numeroFicha])
    const { codigoAssociado } = exame ?? {}
    return codigoAssociado === undefined
      ? undefined
      : { codigoAssociado, imagem: await findImagemExame(db, numeroFicha, sequencial) }
  }
  const imagem = await findImagem(db, numeroFicha, sequencial)
  const isVista = await createVistaImagens({ db, sessao }, guia)
  return { codigoAssociado: guia.codigoAssociado, imagem: imagem && isVista(imagem) ? imagem : undefined }
}
