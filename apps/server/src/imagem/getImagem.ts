import type { imagem } from '@portal/contract/imagem.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { createVistaImagens } from './alheia.ts'
import { findImagem } from './imagem.store.ts'
import { chooseCopia, openCopia } from './openCopia.ts'

/** The content of an image. */
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
  const { versao, pagina, prefixo } = chooseCopia(found, query)
  trilha({
    codigoAssociado: guia.codigoAssociado,
    objeto: `${prefixo}imagem ${sequencial} da guia ${numeroFicha}`,
  })
  if (!found) return fail('API-IMG-0001')
  return (await openCopia(services.arquivos, found, versao, pagina)) ?? fail('API-IMG-0001')
}
