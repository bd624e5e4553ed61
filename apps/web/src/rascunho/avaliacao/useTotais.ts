import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { useQueries } from '@tanstack/react-query'
import { valorQuery } from '../../evento/evento.queries.ts'
import type { Avaliacao } from './evaluateRascunho.ts'
import { capParcelas, type Parcela, sumTotais, type Totais, toValorEstimado } from './totais.ts'

/** By item (`sequencial`), what it is worth within the month's cap. */
export type Parcelas = ReadonlyMap<number, Parcela>

/** By item, the day on which it would be done; today of what is not among them. */
export type Dias = ReadonlyMap<number, string>

const HOJE: Dias = new Map()

/** Value and co-payment of the whole draft and of each item, from the same answers and the same forecast. */
export function useTotais(
  guia: GuiaDetalhada,
  itens: readonly ItemRascunho[],
  precos: ContextoGuia['precos'],
  avaliacao: Avaliacao,
  dias: Dias = HOJE,
): { totais: Totais; parcelas: Parcelas } {
  const toPergunta = ({ sequencial, codigoEvento, quantidade }: ItemRascunho) => {
    const data = dias.get(sequencial)
    const { numeroFicha } = guia
    return { numeroFicha, codigoEvento, quantidade: Math.max(1, quantidade), ...(data && { data }) }
  }
  const toChave = (item: ItemRascunho) => JSON.stringify(toPergunta(item))
  // An event that was entered twice is asked for once.
  const perguntas = [...new Map(itens.map((item) => [toChave(item), item])).values()]
  const respostas = useQueries({ queries: perguntas.map((item) => valorQuery(toPergunta(item))) })
  const dadas = new Map(perguntas.map((item, indice) => [toChave(item), respostas[indice]?.data]))
  const parcelas = capParcelas(
    itens.map((item) => {
      const resposta = dadas.get(toChave(item))
      const decisao = avaliacao.get(item.sequencial)?.decisao
      const teto = guia.tetoCoparticipacao
      if (resposta === undefined) return { valores: toValorEstimado(precos, item), decisao, teto }
      // The answer for a day tells of that day's month.
      const { tetoCoparticipacao, ...valores } = resposta ?? {}
      const isDeHoje = !dias.has(item.sequencial)
      return {
        valores: resposta && { ...resposta, ...valores },
        decisao,
        teto: isDeHoje ? teto : tetoCoparticipacao,
      }
    }),
  )
  return {
    totais: sumTotais(parcelas),
    parcelas: new Map(itens.flatMap(({ sequencial }, i) => (parcelas[i] ? [[sequencial, parcelas[i]]] : []))),
  }
}
