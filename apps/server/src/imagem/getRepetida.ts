import type { imagem } from '@portal/contract/imagem.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { findRepetida } from './imagem.store.ts'

/** Whether a file that is about to be sent is the patient's already, in this guide or another of the provider's. */
export const getRepetida: Handler<typeof imagem.getRepetida> = async ({
  query,
  db,
  sessao,
  fail,
  trilha,
}) => {
  const { numeroFicha, sha256 } = query
  const guia = await findGuia(db, sessao.codigoCredenciado, numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({
    codigoAssociado: guia.codigoAssociado,
    objeto: `repetição de um arquivo na guia ${numeroFicha}`,
  })
  const repetida = await findRepetida(db, guia, sha256)
  return { repetida: repetida ? { ...repetida, enviadaEm: repetida.enviadaEm.toISOString() } : null }
}
