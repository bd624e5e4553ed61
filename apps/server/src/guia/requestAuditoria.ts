import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'

/** Sends the treatment plan to the audit: stage 2 becomes 4. The operator does it by itself when nobody asks. */
export const requestAuditoria: Handler<typeof guia.requestAuditoria> = async (context) => {
  const { body, trilha } = context
  const { situacao } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'requestAuditoria',
    efeito: ({ guia: { codigoAssociado, numeroFicha } }) => {
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      return { resultado: undefined, mudanca: { statusAuditoria: 'NAO_AUDITADO' } }
    },
  })
  return situacao
}
