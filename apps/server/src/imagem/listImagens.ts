import type { imagem } from '@portal/contract/imagem.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { createVistaImagens } from './alheia.ts'
import { listImagensGuia } from './imagem.store.ts'
import { toImagem } from './reply.ts'

/** The images of a guide. Spec §7.2. */
export const listImagens: Handler<typeof imagem.listImagens> = async ({
  query,
  db,
  sessao,
  fail,
  trilha,
}) => {
  const guia = await findGuia(db, sessao.codigoCredenciado, query.numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `imagens da guia ${query.numeroFicha}` })
  const [imagens, isVista] = await Promise.all([
    listImagensGuia(db, query.numeroFicha),
    createVistaImagens({ db, sessao }, guia),
  ])
  return imagens.filter(isVista).map(toImagem)
}
