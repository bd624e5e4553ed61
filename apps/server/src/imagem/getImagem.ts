import type { imagem } from '@portal/contract/imagem.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { createVistaImagens } from './alheia.ts'
import { findImagem } from './imagem.store.ts'
import { openCopia } from './openCopia.ts'

/** The content of an image. For a PDF kept before its pages were, its thumbnail stands, to be downloaded too. */
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
  const [guardada, isVista] = await Promise.all([
    findImagem(db, numeroFicha, sequencial),
    createVistaImagens({ db, sessao }, guia),
  ])
  const found = guardada && isVista(guardada) ? guardada : undefined
  const versao = found?.paginasTela === 0 ? 'miniatura' : query.versao
  // Nothing else has pages: a page asked of it is the one it is.
  const pagina = versao === 'tela' ? (query.pagina ?? 1) : 1
  const isPagina = versao === 'tela' && found?.tipo === 'application/pdf'
  trilha({
    codigoAssociado: guia.codigoAssociado,
    objeto: `${isPagina ? `página ${pagina} da ` : ''}imagem ${sequencial} da guia ${numeroFicha}`,
  })
  if (!found) return fail('API-IMG-0001')
  return (await openCopia(services.arquivos, found, versao, pagina)) ?? fail('API-IMG-0001')
}
