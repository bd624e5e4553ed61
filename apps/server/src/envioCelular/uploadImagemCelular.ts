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
    const { sessao, services, hoje, agora, read, transaction } = context
    const { celular, codigoCredenciado } = sessao
    const { numeroFicha, codigoSha256, expiraEm } = celular
    const tabela = await services.regras.get()
    const carregada = await read((db) => loadGuia(db, tabela, hoje, codigoCredenciado, numeroFicha))
    if (carregada && !acceptsImagem(carregada)) {
      // Closed once, it stays closed to the telephone, whatever the desk opens again.
      await transaction((db) => endEnvios(db, { ...sessao, numeroFicha }, agora))
      refuseAcao(context, carregada.estado, acaoCelular(carregada.guia))
    }
    const daMesa = {
      query: { numeroFicha },
      trilha: ({ objeto, ...acesso }: Parameters<typeof context.trilha>[0]) =>
        context.trilha({ ...acesso, objeto: `${objeto ?? ''}, pelo celular` }),
    }
    const keep = await uploadImagem.prepare({ ...context, ...daMesa })
    return async (inTransaction) => {
      await keep({ ...inTransaction, ...daMesa })
      const imagens = await countImagem(inTransaction.db, codigoCredenciado, codigoSha256)
      return { numeroFicha, expiraEm: expiraEm.toISOString(), imagens }
    }
  },
}
