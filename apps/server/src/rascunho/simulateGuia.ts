import type { rascunho } from '@portal/contract/rascunho.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { createContextoGuia, evaluateItens, loadFatosGuia, priceItens } from '../evento/fatosGuia.ts'
import { toMotivosItem } from '../evento/reply.ts'
import { loadGuia } from '../guia/loadGuia.ts'
import { toTextoOpcional } from '../guia/textoProtegido.ts'
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
  const precos = await priceItens(db, fatos, body.itens)
  return {
    itens: evaluateItens(createContextoGuia(fatos, julgamento)).map(toMotivosItem),
    valores: body.itens.map(({ sequencial }, i) => ({
      numeroSequencialInclusao: sequencial,
      valor: toValor(precos[i]?.valorCentavos ?? 0),
      valorCopart: toValor(precos[i]?.copartCentavos ?? 0),
    })),
  }
}
