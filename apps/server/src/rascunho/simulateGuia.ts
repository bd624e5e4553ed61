import type { rascunho } from '@portal/contract/rascunho.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { isErroFormulario } from '@portal/domain/evento/criterio/criterio.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { decideGuia } from '@portal/domain/guia/statusCalculado.ts'
import { type Decidido, decideJulgado } from '../guia/envio/decisaoEnvio.ts'
import { listRepetidos } from '../guia/envio/itemEnvio.ts'
import { createContextoGuia, evaluateItens, loadFatosGuia, priceItens } from '../guia/fatosGuia.ts'
import type { Guia } from '../guia/guia.store.ts'
import { loadGuia } from '../guia/loadGuia.ts'
import { toTextoOpcional } from '../guia/registro/textoProtegido.ts'
import { toMotivosItem } from '../guia/reply/eventoReply.ts'
import type { Handler } from '../http/handler.ts'

/** What sending would decide now, and what each item is worth; nothing is changed. */
export const simulateGuia: Handler<typeof rascunho.simulateGuia> = async (context) => {
  const { body, db, sessao, services, hoje, fail, trilha } = context
  const tabela = await services.regras.get()
  const carregada = await loadGuia(db, tabela, hoje, sessao.codigoCredenciado, body.numeroFicha)
  if (!carregada) return fail('API-GTO-0001')
  const { guia, imagens } = carregada
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  const fatos = await loadFatosGuia(db, tabela, { ...guia, dataAutorizacao: hoje }, hoje)
  const justificativa = toTextoOpcional(body.justificativa)
  const julgamento = { momento: 'envio', itens: body.itens, imagens, justificativa } as const
  const decididos = evaluateItens(createContextoGuia(fatos, julgamento)).map(decideJulgado)
  const precos = await priceItens(db, fatos, body.itens)
  return {
    statusFicha: predictStatus(decididos, guia),
    itens: decididos.map(toMotivosItem),
    valores: body.itens.map(({ sequencial }, i) => ({
      numeroSequencialInclusao: sequencial,
      valor: toValor(precos[i]?.valorCentavos ?? 0),
      valorCopart: toValor(precos[i]?.copartCentavos ?? 0),
    })),
  }
}

/** The status that the guide would take; null for a form that is not taken, and for what a complementary guide refuses. */
function predictStatus(decididos: readonly Decidido[], guia: Guia): number | null {
  if (decididos.length === 0 || decididos.some(({ motivos }) => motivos.some(isErroFormulario))) return null
  if (listRepetidos(decididos.map(({ item }) => item)).length > 0) return null
  const decisao = decideGuia(decididos, isComplementar(guia))
  return decisao.ok ? decisao.statusFicha : null
}
