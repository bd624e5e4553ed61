import type { marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { Handler } from '../http/handler.ts'
import { requireImagem, toMarca } from './imagemMarcada.ts'
import { listMarcasImagem } from './marcaImagem.store.ts'

/** The marks of an image, each with who made it and when. */
export const listMarcas: Handler<typeof marcaImagem.listMarcas> = async (context) => {
  const { chave } = await requireImagem(context, context.query, 'marcas')
  return (await listMarcasImagem(context.db, chave)).map(toMarca)
}
