import type { impressao } from '@portal/contract/impressao.ts'
import type { Handler } from '../http/handler.ts'
import { findSolicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import { toFormularioSolicitacao } from './formularioSolicitacao.ts'
import { findDadosPedido } from './impressao.store.ts'
import { renderFormulario } from './renderFormulario.ts'
import { tellImpressao } from './tellImpressao.ts'

/** Interface S24: the exam request on paper, which the patient takes to a radiology unit. */
export const printSolicitacao: Handler<typeof impressao.printSolicitacao> = async (context) => {
  const { query, db, sessao, services, agora, fail, trilha } = context
  const chave = [db, sessao.codigoCredenciado, query.numeroSolicitacao] as const
  const [solicitacao, dados] = await Promise.all([findSolicitacao(...chave), findDadosPedido(...chave)])
  if (!solicitacao || !dados) return fail('API-SOL-0001')
  const { codigoAssociado, numeroSolicitacao } = solicitacao
  trilha({ codigoAssociado, objeto: `impressão do pedido de exames ${numeroSolicitacao}` })
  const tabela = await services.regras.get()
  const conteudo = await renderFormulario(
    toFormularioSolicitacao({ solicitacao, dados, tabela }, tellImpressao(agora, sessao)),
  )
  return { conteudo, tipo: 'application/pdf', nome: `pedido-${numeroSolicitacao}.pdf`, inline: true }
}
