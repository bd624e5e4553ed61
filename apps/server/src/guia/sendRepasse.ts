import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'

/** Forwards a done and signed guide to payment: 10, stage 6. */
export const sendRepasse: Handler<typeof guia.sendRepasse> = async (context) => {
  const { situacao } = await applyAcao(context, {
    numeroFicha: context.params.id,
    acao: 'sendRepasse',
    efeito: ({ guia: { codigoAssociado, numeroFicha } }) => {
      context.trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      return { resultado: undefined }
    },
  })
  return situacao
}
