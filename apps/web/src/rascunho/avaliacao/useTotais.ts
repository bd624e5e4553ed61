import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { useQueries } from '@tanstack/react-query'
import { valorQuery } from '../../evento/evento.queries.ts'
import type { Avaliacao } from './evaluateRascunho.ts'
import { sumTotais, type Totais, toValorEstimado } from './totais.ts'

/** Value and co-payment of the whole draft, from the same answers and the same forecast as its rows. */
export function useTotais(
  numeroFicha: number,
  itens: readonly ItemRascunho[],
  precos: ContextoGuia['precos'],
  avaliacao: Avaliacao,
): Totais {
  const respostas = useQueries({
    queries: itens.map(({ codigoEvento, quantidade }) =>
      valorQuery(numeroFicha, codigoEvento, Math.max(1, quantidade)),
    ),
  })
  return sumTotais(
    itens.map((item, indice) => {
      const resposta = respostas[indice]?.data
      return {
        valores: resposta === undefined ? toValorEstimado(precos, item) : resposta,
        isNegada: avaliacao.get(item.sequencial)?.decisao === 'negado',
      }
    }),
  )
}
