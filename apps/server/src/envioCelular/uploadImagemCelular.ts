import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { motivosBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { refuseAcao } from '../guia/applyAcao.ts'
import { type GuiaCarregada, loadGuia } from '../guia/fatos/loadGuia.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { uploadImagem } from '../imagem/uploadImagem.ts'
import { acaoCelular } from './acaoCelular.ts'
import { countImagem, endEnvios } from './envioCelular.store.ts'

const acceptsImagem = ({ estado, guia }: GuiaCarregada): boolean =>
  motivosBloqueio(estado, acaoCelular(guia)).length === 0

/**
 * An image from a telephone goes the way of every upload, to the guide of its cookie and no other, in the name of the
 * login that showed the QR; the trail says from where.
 */
export const uploadImagemCelular: PreparedHandler<typeof envioCelular.uploadImagemCelular> = {
  prepare: async (context) => {
    const { query, sessao, services, hoje, agora, read, transaction, fail } = context
    const { celular, codigoCredenciado } = sessao
    const { numeroFicha, codigoSha256, expiraEm } = celular
    if (query.numeroFicha !== numeroFicha) return fail('API-GTO-0001')
    const tabela = await services.regras.get()
    const carregada = await read((db) => loadGuia(db, tabela, hoje, codigoCredenciado, numeroFicha))
    if (carregada && !acceptsImagem(carregada)) {
      // Closed once, it stays closed to the telephone, whatever the desk opens again.
      await transaction((db) => endEnvios(db, { ...sessao, numeroFicha }, agora))
      refuseAcao(context, carregada.estado, acaoCelular(carregada.guia))
    }
    const trilha: typeof context.trilha = ({ objeto, ...acesso }) =>
      context.trilha({ ...acesso, objeto: `${objeto ?? ''}, pelo celular` })
    const keep = await uploadImagem.prepare({ ...context, trilha })
    return async (inTransaction) => {
      await keep({ ...inTransaction, trilha })
      const imagens = await countImagem(inTransaction.db, codigoCredenciado, codigoSha256)
      return { numeroFicha, expiraEm: expiraEm.toISOString(), imagens }
    }
  },
}
