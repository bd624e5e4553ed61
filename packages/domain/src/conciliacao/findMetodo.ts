import type { MetodoConciliacao } from './conciliacao.tables.ts'
import type { Parcela, Parte, Sugestao } from './conciliacao.ts'

const toTexto = ({ deposito, dataFechamento, centavos }: Parte): string =>
  `${deposito}|${dataFechamento}|${centavos}`

/**
 * How a pair was found: as the suggestion that it is, all of it and nothing besides, else by whoever chose it. One deposit of
 * a sum is no sum.
 */
export function findMetodo(
  { partes, diferencas }: { partes: readonly Parte[]; diferencas: readonly Pick<Parcela, 'centavos'>[] },
  sugestoes: readonly Pick<Sugestao, 'metodo' | 'partes' | 'diferenca'>[],
): MetodoConciliacao {
  const ditas = new Set(partes.map(toTexto))
  const explicado = diferencas.reduce((soma, { centavos }) => soma + centavos, 0)
  const dele = sugestoes.find(
    (sugestao) =>
      sugestao.partes.length === ditas.size &&
      sugestao.partes.every((parte) => ditas.has(toTexto(parte))) &&
      (sugestao.diferenca?.centavos ?? 0) === explicado,
  )
  return dele?.metodo ?? 'manual'
}
