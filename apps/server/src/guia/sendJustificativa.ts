import type { guia } from '@portal/contract/guia.ts'
import { explainJustificativaCurta, findMinimoPedido } from '@portal/domain/evento/justificativa.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { applyAcao } from './applyAcao.ts'
import { createContextoGuia, evaluateItens, loadFatosGuia, toItem } from './fatos/fatosGuia.ts'
import type { GuiaCarregada } from './fatos/loadGuia.ts'
import { insertObservacao } from './registro/observacao.store.ts'
import { requireTexto } from './registro/textoProtegido.ts'

/**
 * Answers the technical justification that was asked for: 4 becomes 2, and a person decides. One that is shorter than
 * the rules of the waiting events ask for would only be denied by the audit: refused with API-GTO-0055.
 */
export const sendJustificativa: Handler<typeof guia.sendJustificativa> = async (context) => {
  const { body, db, services, agora, hoje, fail, trilha } = context
  const descricao = requireTexto(body.descricaoObservacao, 'descricaoObservacao', fail)
  const { situacao } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'sendJustificativa',
    efeito: async (carregada) => {
      const { guia: linha } = carregada
      trilha({ codigoAssociado: linha.codigoAssociado, objeto: `guia ${linha.numeroFicha}` })
      const minimo = await findMinimo(db, await services.regras.get(), carregada, hoje, descricao)
      const mensagem = explainJustificativaCurta(descricao, minimo)
      if (mensagem) return fail('API-GTO-0055', [{ campo: 'descricaoObservacao', mensagem }])
      const nova = { autor: 'credenciado', tipo: 'justificativa', descricao, criadaEm: agora } as const
      await insertObservacao(db, linha, nova)
      return { resultado: undefined, mudanca: { justificativaTecnica: descricao } }
    },
  })
  return situacao
}

/** What the guide's events would still ask for with this justification, by the rules that the audit judges with. */
async function findMinimo(
  db: Db,
  tabela: TabelaRegras,
  { guia, eventos, imagens }: GuiaCarregada,
  hoje: string,
  justificativa: string,
): Promise<number> {
  const fatos = await loadFatosGuia(db, tabela, { ...guia, dataAutorizacao: hoje }, hoje)
  const itens = eventos.filter(({ autorizacao }) => autorizacao !== autorizacaoEvento.negado).map(toItem)
  const contexto = createContextoGuia(fatos, { momento: 'envio', itens, imagens, justificativa })
  return findMinimoPedido(evaluateItens(contexto).flatMap(({ motivos }) => motivos))
}
