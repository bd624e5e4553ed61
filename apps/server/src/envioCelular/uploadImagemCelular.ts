import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { acaoTratamento } from '@portal/domain/guia/acaoEnvio.ts'
import { holdSessaoAberta } from '../acesso/sessao.store.ts'
import { lockGuia, refuseAcao } from '../guia/applyAcao.ts'
import { Falha } from '../http/falha.ts'
import type { Context, PreparedHandler } from '../http/handler.ts'
import { uploadImagem } from '../imagem/uploadImagem.ts'
import { countImagem } from './envioCelular.store.ts'

/**
 * An image from a telephone goes the way of every upload, to the guide of its cookie and no other, in the name of the
 * login that showed the QR; the trail says from where.
 */
export const uploadImagemCelular: PreparedHandler<typeof envioCelular.uploadImagemCelular> = {
  prepare: async (context) => {
    const { query, sessao, fail } = context
    const { numeroFicha, expiraEm } = sessao.celular
    if (query.numeroFicha !== numeroFicha) return fail('API-GTO-0001')
    const trilha: typeof context.trilha = ({ objeto, ...acesso }) =>
      context.trilha({ ...acesso, objeto: `${objeto ?? ''}, pelo celular` })
    const keep = await uploadImagem.prepare({ ...context, trilha })
    return async (inTransaction) => {
      const imagens = await takeImagem(inTransaction)
      await keep({ ...inTransaction, trilha })
      return { numeroFicha, expiraEm: expiraEm.toISOString(), imagens }
    }
  },
}

/**
 * Counts the image before anything of it is kept, with the guide locked. Who ended the telephone while it waited for the
 * guide was answered, and nothing may come after that: QR and session are asked again, and neither ends before the image is
 * there. Throws API-ACE-0002, API-ACE-0003 and what the guide refuses an image with.
 */
async function takeImagem(context: Context<typeof envioCelular.uploadImagemCelular>): Promise<number> {
  const { db, sessao, agora } = context
  const { numeroFicha, codigoSha256 } = sessao.celular
  const { guia, estado } = await lockGuia(context, numeroFicha)
  const { codigoCredenciado } = sessao
  const imagens = await countImagem(db, { codigoCredenciado, codigoSha256 }, agora)
  const viva = await holdSessaoAberta(db, sessao.sid, agora)
  if (imagens === undefined || !viva) throw new Falha('API-ACE-0002')
  if (!viva.permissoes.includes('ENVIO_IMAGEM')) throw new Falha('API-ACE-0003')
  refuseAcao(context, estado, acaoTratamento(guia))
  return imagens
}
