import type { guia } from '@portal/contract/guia.ts'
import type { Reply } from '@portal/contract/route.ts'
import type { Handler } from '../http/handler.ts'
import { findGuia } from './fatos/guia.store.ts'
import { listObservacoesGuia, type Observacao } from './registro/observacao.store.ts'

export const toObservacao = (linha: Observacao): Reply<typeof guia.createObservacao> => ({
  sequencial: linha.sequencial,
  autor: linha.autor,
  tipo: linha.tipo,
  descricaoObservacao: linha.descricao,
  criadaEm: linha.criadaEm.toISOString(),
})

export const listObservacoes: Handler<typeof guia.listObservacoes> = async (context) => {
  const { query, db, sessao, fail, trilha } = context
  const [linha, observacoes] = await Promise.all([
    findGuia(db, sessao.codigoCredenciado, query.numeroFicha),
    listObservacoesGuia(db, sessao.codigoCredenciado, query.numeroFicha),
  ])
  if (!linha) return fail('API-GTO-0001')
  trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
  return observacoes.map(toObservacao)
}
