import type { acervo } from '@portal/contract/acervo.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { createVistaImagens } from '../imagem/alheia.ts'
import { findImagem } from '../imagem/imagem.store.ts'
import { readJpeg } from '../imagem/readJpeg.ts'

/** An image as base64 JPEG; encoded while the call holds no connection. Spec §7.2. */
export const getImagemAcervo: PreparedHandler<typeof acervo.getImagemAcervo> = {
  prepare: async (context) => {
    const { query, sessao, read, fail, trilha } = context
    const { numeroFicha, sequencial, thumbnail = false } = query
    const lida = await read(async (db) => {
      const guia = await findGuia(db, sessao.codigoCredenciado, numeroFicha)
      if (!guia) return undefined
      const imagem = await findImagem(db, numeroFicha, sequencial)
      const isVista = await createVistaImagens({ db, sessao }, guia)
      return { guia, imagem: imagem && isVista(imagem) ? imagem : undefined }
    })
    if (!lida) return fail('API-GTO-0001')
    const { guia, imagem } = lida
    trilha({
      codigoAssociado: guia.codigoAssociado,
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
