import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { useQueries } from '@tanstack/react-query'
import { valorQuery } from '../../evento/evento.queries.ts'
import type { Avaliacao } from './evaluateRascunho.ts'
import { sumTotais, type Totais, toValorEstimado } from './totais.ts'

const toChave = ({ codigoEvento, quantidade }: ItemRascunho): string =>
  `${codigoEvento} ${Math.max(1, quantidade)}`

/** Value and co-payment of the whole draft, from the same answers and the same forecast as its rows. */
export function useTotais(
  numeroFicha: number,
  itens: readonly ItemRascunho[],
  precos: ContextoGuia['precos'],
  avaliacao: Avaliacao,
): Totais {
  // An event that was entered twice is asked for once.
  const perguntas = [...new Map(itens.map((item) => [toChave(item), item])).values()]
  const respostas = useQueries({
    queries: perguntas.map(({ codigoEvento, quantidade }) =>
      valorQuery(numeroFicha, codigoEvento, Math.max(1, quantidade)),
    ),
  })
  const dadas = new Map(perguntas.map((item, indice) => [toChave(item), respostas[indice]?.data]))
  return sumTotais(
    itens.map((item) => {
      const resposta = dadas.get(toChave(item))
      return {
        valores: resposta === undefined ? toValorEstimado(precos, item) : resposta,
        isNegada: avaliacao.get(item.sequencial)?.decisao === 'negado',
      }
    }),
  )
}
