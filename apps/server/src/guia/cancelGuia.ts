import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { requireTexto } from './textoProtegido.ts'

/** Cancels a guide of which nothing was done, with the reason. */
export const cancelGuia: Handler<typeof guia.cancelGuia> = async (context) => {
  const { body, agora, fail, trilha } = context
  const motivo = requireTexto(body.motivo, 'motivo', fail)
  const { situacao } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'cancel',
    efeito: ({ guia: { codigoAssociado, numeroFicha } }) => {
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      return { resultado: undefined, mudanca: { canceladaEm: agora, motivoCancelamento: motivo }, motivo }
    },
  })
  return situacao
}
