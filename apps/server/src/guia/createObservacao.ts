import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { toObservacao } from './listObservacoes.ts'
import { insertObservacao } from './registro/observacao.store.ts'
import { requireTexto } from './registro/textoProtegido.ts'

export const createObservacao: Handler<typeof guia.createObservacao> = async (context) => {
  const { body, db, agora, fail, trilha } = context
  const descricao = requireTexto(body.descricaoObservacao, 'descricaoObservacao', fail)
  const { resultado } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'createObservacao',
    efeito: async ({ guia: linha }) => {
      trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
      const nova = { autor: 'credenciado', tipo: 'observacao', descricao, criadaEm: agora } as const
      return { resultado: await insertObservacao(db, linha, nova) }
    },
  })
  return toObservacao(resultado)
}
