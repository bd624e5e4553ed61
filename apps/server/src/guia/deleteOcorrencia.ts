import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { removeOcorrencia } from './registro/ocorrencia.store.ts'

export const deleteOcorrencia: Handler<typeof guia.deleteOcorrencia> = async (context) => {
  const { query, db, fail, trilha } = context
  await applyAcao(context, {
    numeroFicha: query.numeroFicha,
    acao: 'deleteOcorrencia',
    efeito: async ({ guia: { codigoAssociado, codigoCredenciado, numeroFicha } }) => {
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      const dono = { numeroFicha, codigoCredenciado }
      const removed = await removeOcorrencia(db, dono, query.numeroOcorrencia)
      if (!removed) return fail('API-GTO-0027')
      return { resultado: undefined, motivo: `Ocorrência ${query.numeroOcorrencia}` }
    },
  })
  return { ok: true }
}
