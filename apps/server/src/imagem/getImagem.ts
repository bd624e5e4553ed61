import path from 'node:path'
import type { imagem } from '@portal/contract/imagem.ts'
import { findGuia } from '../guia/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { keyOf, typeOf } from './copia.ts'
import { findImagem } from './imagem.store.ts'

const extensoes: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/**
 * The content of an image. Only copies made here are shown in the page; the original, which may hold anything, is
 * downloaded. A PDF is shown page by page, as images; for one kept before that its thumbnail stands.
 */
export const getImagem: Handler<typeof imagem.getImagem> = async ({
  query,
  db,
  sessao,
  services,
  fail,
  trilha,
}) => {
  const { numeroFicha, sequencial } = query
  const guia = await findGuia(db, sessao.codigoCredenciado, numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  const found = await findImagem(db, numeroFicha, sequencial)
  const versao = query.versao === 'tela' && found?.paginasTela === 0 ? 'miniatura' : query.versao
  // Nothing else has pages: a page asked of it is the one it is.
  const pagina = versao === 'tela' ? (query.pagina ?? 1) : 1
  const isPagina = versao === 'tela' && found?.tipo === 'application/pdf'
  trilha({
    codigoAssociado: guia.codigoAssociado,
    objeto: `${isPagina ? `página ${pagina} da ` : ''}imagem ${sequencial} da guia ${numeroFicha}`,
  })
  if (!found) return fail('API-IMG-0001')

  const stored = await services.arquivos.open(keyOf(found.sha256, versao, pagina))
  if (!stored) return fail('API-IMG-0001')
  const tipo = typeOf(found.tipo, versao)
  const { name } = path.parse(found.nomeArquivo)
  const nomeCopia = isPagina ? `${name} (página ${pagina})` : name
  return {
    conteudo: stored.conteudo,
    tipo,
    nome: versao === 'original' ? found.nomeArquivo : `${nomeCopia}.${extensoes[tipo]}`,
    inline: versao !== 'original',
    headers: { 'cache-control': 'private, no-store', 'content-length': String(stored.bytes) },
  }
}
