import { Readable } from 'node:stream'
import type { Exportacao, exportacao, PedidoExportacao } from '@portal/contract/exportacao.ts'
import { getOperacaoExportacao, MAXIMO_EXPORTACOES } from '@portal/domain/exportacao/exportacao.tables.ts'
import type { Handlers, Transactions } from '../http/handler.ts'
import { tipoPlanilha } from '../planilha/writePlanilha.ts'
import {
  deleteExportacao,
  findParte,
  insertExportacao,
  type LinhaExportacao,
  listExportacoes,
  lockExportacoes,
  retryExportacao,
} from './exportacao.store.ts'
import { canExport, canReceive } from './podeVer.ts'

const toPedido = ({ operacao, entrada }: LinhaExportacao) =>
  // What is kept was a request of the contract.
  ({ operacao, entrada }) as PedidoExportacao

const toExportacao = (linha: LinhaExportacao): Exportacao => {
  const { numero, operacao, estado, linhas, total, nome, bytes, criadaEm, expiraEm } = linha
  return {
    ...{ numero, operacao, pedido: toPedido(linha), estado, linhas, total, nome, bytes },
    criadaEm: criadaEm.toISOString(),
    expiraEm: expiraEm.toISOString(),
  }
}

/** The same request, whatever the order in which its fields were said. */
const tellPedido = ({ operacao, entrada }: PedidoExportacao): string =>
  JSON.stringify([operacao, Object.entries(entrada).toSorted(([um], [outro]) => (um < outro ? -1 : 1))])

async function* readPartes(later: Transactions, alvo: { codigoCredenciado: number; numero: number }) {
  for (let ordem = 0; ; ordem++) {
    const parte = await later.read((db) => findParte(db, alvo, ordem))
    if (!parte) return
    yield parte
  }
}

/** Produto §7, ours. What is another login's does not exist. */
export const exportacaoHandlers: Handlers<typeof exportacao> = {
  listExportacoes: async ({ db, sessao, agora }) =>
    (await listExportacoes(db, sessao, agora))
      .filter(({ operacao }) => canExport(sessao, operacao))
      .map(toExportacao),
  createExportacao: async ({ db, sessao, services, body: { pedido }, agora, requisicao, trilha, fail }) => {
    if (!canExport(sessao, pedido.operacao)) return fail('API-ACE-0003')
    await lockExportacoes(db, sessao)
    const todas = await listExportacoes(db, sessao, agora)
    const mesma = todas.find(
      (outra) => outra.estado !== 'pronta' && tellPedido(toPedido(outra)) === tellPedido(pedido),
    )
    if (mesma && mesma.estado !== 'falhou') return toExportacao(mesma)
    if (!mesma && todas.length >= MAXIMO_EXPORTACOES) return fail('API-EXP-0002')
    const [linha] = mesma
      ? await retryExportacao(db, sessao, mesma.numero, agora)
      : await insertExportacao(db, sessao, requisicao, pedido, agora)
    if (!linha) throw new Error('a file that was asked for was not answered')
    trilha({ objeto: `arquivo pedido: ${getOperacaoExportacao(pedido.operacao).rotulo}` })
    const { codigoCredenciado } = sessao
    await services.jobs.enqueue(db, 'makeExportacao', { codigoCredenciado, numero: linha.numero }, 0)
    return toExportacao(linha)
  },
  getExportacao: async ({ db, sessao, query: { numero }, agora, later, trilha, fail }) => {
    const linha = (await listExportacoes(db, sessao, agora)).find((uma) => uma.numero === numero)
    if (linha?.estado !== 'pronta' || !(await canReceive(db, sessao, linha))) return fail('API-EXP-0001')
    trilha({ objeto: `arquivo guardado: ${getOperacaoExportacao(linha.operacao).rotulo}` })
    const { codigoCredenciado } = sessao
    return {
      conteudo: Readable.from(readPartes(later, { codigoCredenciado, numero }), { objectMode: false }),
      tipo: tipoPlanilha,
      nome: linha.nome ?? 'planilha.xlsx',
      headers: { 'x-tamanho-estimado': String(linha.bytes ?? 0) },
    }
  },
  deleteExportacao: async ({ db, sessao, query, fail }) =>
    (await deleteExportacao(db, sessao, query.numero)) ? { ok: true } : fail('API-EXP-0001'),
}
