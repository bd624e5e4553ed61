import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { useQueries } from '@tanstack/react-query'
import { valorQuery } from '../../evento/evento.queries.ts'
import type { Avaliacao } from './evaluateRascunho.ts'
import { capValor, listRestantes, sumTotais, type Totais, toValorEstimado } from './totais.ts'

const toChave = ({ codigoEvento, quantidade }: ItemRascunho): string =>
  `${codigoEvento} ${Math.max(1, quantidade)}`

/** What the patient's month leaves of its cap, in cents; undefined where the guide's plan has none. */
const toRestante = ({ tetoCoparticipacao: teto }: GuiaDetalhada): number | undefined =>
  teto && Math.max(0, (toCentavos(teto.limite) ?? 0) - (toCentavos(teto.usado) ?? 0))

/** By item (`sequencial`), what the ones before it leave of the month's cap, in cents; without it there is no cap. */
export type Restantes = ReadonlyMap<number, number>

/** Value and co-payment of the whole draft, from the same answers and the same forecast as its rows. */
export function useTotais(
  guia: GuiaDetalhada,
  itens: readonly ItemRascunho[],
  precos: ContextoGuia['precos'],
  avaliacao: Avaliacao,
): { totais: Totais; restantes: Restantes } {
  // An event that was entered twice is asked for once.
  const perguntas = [...new Map(itens.map((item) => [toChave(item), item])).values()]
  const respostas = useQueries({
    queries: perguntas.map(({ codigoEvento, quantidade }) =>
      valorQuery(guia.numeroFicha, codigoEvento, Math.max(1, quantidade)),
    ),
  })
  const dadas = new Map(perguntas.map((item, indice) => [toChave(item), respostas[indice]?.data]))
  const parcelas = itens.map((item) => {
    const resposta = dadas.get(toChave(item))
    return {
      valores: resposta === undefined ? toValorEstimado(precos, item) : resposta,
      isNegada: avaliacao.get(item.sequencial)?.decisao === 'negado',
    }
  })
  const restante = toRestante(guia)
  const antes = restante === undefined ? [] : listRestantes(parcelas, restante)
  const totais = sumTotais(
    parcelas.map(({ valores, isNegada }, i) => ({
      isNegada,
      valores: valores && capValor(valores, antes[i]),
    })),
  )
  return { totais, restantes: new Map(antes.map((centavos, i) => [itens[i]?.sequencial ?? 0, centavos])) }
}
