import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { insertObservacao } from './observacao.store.ts'
import { requireTexto } from './textoProtegido.ts'

/** Answers the technical justification that was asked for: 4 becomes 2, and a person decides. */
export const sendJustificativa: Handler<typeof guia.sendJustificativa> = async (context) => {
  const { body, db, agora, fail, trilha } = context
  const descricao = requireTexto(body.descricaoObservacao, 'descricaoObservacao', fail)
  const { situacao } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'sendJustificativa',
    efeito: async ({ guia: linha }) => {
      trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
      const nova = { autor: 'credenciado', tipo: 'justificativa', descricao, criadaEm: agora } as const
      await insertObservacao(db, linha, nova)
      return { resultado: undefined, mudanca: { justificativaTecnica: descricao } }
    },
  })
  return situacao
}
