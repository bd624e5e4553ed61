import type { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { MAXIMO_LINHAS_GUIA } from '@portal/domain/evento/criterio/linhasGuia.ts'
import { findMinimoPedido } from '@portal/domain/evento/justificativa.ts'
import { findBloqueioKit } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { parseExamesEmLinha } from '@portal/domain/solicitacaoExame/examesEmLinha.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import type { Handler } from '../http/handler.ts'
import { listAbertas } from './aberta.store.ts'
import { findRegraExame, loadFatosPedido } from './fatosPedido.ts'
import { judgeIncompleto } from './judgePedido.ts'
import { listMensagensRepetidos } from './recusasPedido.ts'

const parseEventos = (linha: string): readonly EventoPedido[] =>
  parseExamesEmLinha(linha).map(({ codigo, locais }) => ({
    codigoEvento: codigo,
    quantidade: Math.max(1, locais.length),
    justificativa: '',
    locais: locais.map((codigoLocal) => ({ codigoLocal, foco: '' })),
  }))

const countLinhas = (eventos: readonly EventoPedido[]): number =>
  eventos.reduce((soma, { quantidade }) => soma + quantidade, 0)

/** What each exam of the list would meet beside the others, without a justification yet; nothing is changed. */
export const validateProcedimento: Handler<typeof solicitacaoExame.validateProcedimento> = async (
  context,
) => {
  const { query, db, sessao, hoje, fail } = context
  const fatos = await loadFatosPedido(context, query.cdAssociado)
  const pedidos = parseEventos(query.eventos)
  if (countLinhas(pedidos) > MAXIMO_LINHAS_GUIA) {
    const mensagem = `O pedido cabe em ${MAXIMO_LINHAS_GUIA} linhas, e cada local é uma.`
    fail('API-GEN-0001', [{ campo: 'eventos', mensagem }])
  }
  const eventos = pedidos.map((evento, indice) => {
    const regra = findRegraExame(fatos.tabela, evento.codigoEvento)
    if (regra) return { ...evento, codigoEvento: regra.codigoEvento }
    const mensagem = `${evento.codigoEvento} não é um exame que se peça pelo portal.`
    return fail('API-SOL-0003', [{ campo: 'eventos', item: indice + 1, mensagem }])
  })
  const codigos = eventos.map(({ codigoEvento }) => codigoEvento)
  const { codigoAssociado } = fatos.associado
  const abertas = await listAbertas(db, sessao.codigoCredenciado, codigoAssociado, hoje)
  const repetidos = listMensagensRepetidos(fatos.tabela, eventos, abertas)
  return judgeIncompleto(fatos, eventos).map((motivos, indice) => {
    const codigo = codigos[indice] ?? ''
    return {
      codigo,
      motivos,
      bloqueio:
        findBloqueioKit(codigos, codigo)?.mensagem ??
        repetidos.find((repetido) => repetido.indice === indice)?.mensagem ??
        null,
      exigeJustificativa: findMinimoPedido(motivos) > 0,
    }
  })
}
