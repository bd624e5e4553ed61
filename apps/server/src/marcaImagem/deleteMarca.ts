import type { marcaImagem } from '@portal/contract/marcaImagem.ts'
import type { Handler } from '../http/handler.ts'
import { requireImagem } from './imagemMarcada.ts'
import { listMarcasImagem, lockMarcas, removeMarca } from './marcaImagem.store.ts'

/** Takes a mark away, as it was seen. */
export const deleteMarca: Handler<typeof marcaImagem.deleteMarca> = async (context) => {
  const { query, db, agora, fail } = context
  const { numero, versao } = query
  const { chave } = await requireImagem(context, query, `remoção da marca ${numero}`)
  await lockMarcas(db, chave)
  const atual = (await listMarcasImagem(db, chave)).find((marca) => marca.numero === numero)
  if (!atual) return fail('API-MRC-0001')
  if (atual.versao !== versao) fail('API-MRC-0002')
  await removeMarca(db, chave, numero, agora)
  return { ok: true }
}
