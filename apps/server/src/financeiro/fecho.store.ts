import type { Desconto } from '../repasse/desconto.store.ts'
import { statementVisto } from '../repasse/visto.store.ts'

/** A discount or a credit as the statement tells it. */
export type DescontoDito = Omit<Desconto, 'fechamento'>

/** They are of the whole: whoever sees some dentists alone sees none of them. */
export const descontosDoRepasse = statementVisto<DescontoDito>(
  'fecho.descontos',
  () =>
    `select tipo, credito, base_centavos as "baseCentavos", pontos_base as "pontosBase",
            valor_centavos as "valorCentavos", descricao
       from repasse_desconto where codigo_credenciado = $1 and $2::int[] is null and fechamento = $3
      order by tipo, sequencial`,
)

export const liquidoDoRepasse = statementVisto<{ liquidoCentavos: number }>(
  'fecho.liquido',
  () =>
    `select liquido_centavos as "liquidoCentavos" from repasse
      where codigo_credenciado = $1 and $2::int[] is null and fechamento = $3`,
)
