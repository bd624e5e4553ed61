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
import { canExport, canReceive, requireExport } from './podeVer.ts'

const toPedido = ({ operacao, entrada }: LinhaExportacao) =>
  // What is kept was a request of the contract.
  ({ operacao, entrada }) as PedidoExportacao

const toExportacao = (linha: LinhaExportacao): Exportacao => {
  const { numero, operacao, estado, linhas, total, nome, bytes, recusa, criadaEm, expiraEm } = linha
  return {
    ...{ numero, operacao, pedido: toPedido(linha), estado, linhas, total, nome, bytes, recusa },
    criadaEm: criadaEm.toISOString(),
    expiraEm: expiraEm.toISOString(),
  }
}

/** The same request, whatever the order in which its fields were said. */
const tellPedido = ({ operacao, entrada }: PedidoExportacao): string =>
  JSON.stringify([operacao, Object.entries(entrada).toSorted(([um], [outro]) => (um < outro ? -1 : 1))])

/** The pieces, one in memory at a time. Throws where the file is gone before its last byte: half of it is no file. */
async function* readPartes(
  later: Transactions,
  alvo: { codigoCredenciado: number; numero: number },
  bytes: number,
) {
  let lidos = 0
  for (let ordem = 0; lidos < bytes; ordem++) {
    const parte = await later.read((db) => findParte(db, alvo, ordem))
    if (!parte) throw new Error('a kept workbook went while it was read')
    lidos += parte.byteLength
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
    requireExport(sessao, pedido.operacao)
    await lockExportacoes(db, sessao)
    const todas = await listExportacoes(db, sessao, agora)
    const mesma = todas.find(
      (outra) => outra.estado !== 'pronta' && tellPedido(toPedido(outra)) === tellPedido(pedido),
    )
    if (!mesma && todas.length >= MAXIMO_EXPORTACOES) return fail('API-EXP-0002')
    const [linha] = mesma
      ? await retryExportacao(db, sessao, requisicao, mesma.numero, agora)
      : await insertExportacao(db, sessao, requisicao, pedido, agora)
    if (mesma && !linha) return toExportacao(mesma)
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
    const partes = readPartes(later, { codigoCredenciado, numero }, linha.bytes ?? 0)
    return {
      conteudo: Readable.from(partes, { objectMode: false }),
      tipo: tipoPlanilha,
      nome: linha.nome ?? 'planilha.xlsx',
      headers: { 'x-tamanho-estimado': String(linha.bytes ?? 0) },
    }
  },
  deleteExportacao: async ({ db, sessao, query, fail }) =>
    (await deleteExportacao(db, sessao, query.numero)) ? { ok: true } : fail('API-EXP-0001'),
}
