import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { insertOcorrencia } from './registro/ocorrencia.store.ts'

export const createOcorrencia: Handler<typeof guia.createOcorrencia> = async (context) => {
  const { body, db, agora, fail, trilha } = context
  await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'createOcorrencia',
    efeito: async ({ guia: { codigoAssociado, codigoCredenciado, numeroFicha } }) => {
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      const dono = { numeroFicha, codigoCredenciado }
      const nova = await insertOcorrencia(db, dono, body.numeroOcorrencia, agora)
      if (!nova) return fail('API-GTO-0026')
      return { resultado: undefined, motivo: `Ocorrência ${body.numeroOcorrencia}` }
    },
  })
  return { ok: true }
}
