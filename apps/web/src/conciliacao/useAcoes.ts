import { conciliacao, type Sugestao } from '@portal/contract/conciliacao.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'

/** What accepts suggestions: all their parts in one action, which one key undoes. */
export const toPares = (sugestoes: readonly Sugestao[]) => ({
  body: {
    partes: sugestoes.flatMap(({ partes }) =>
      partes.map(({ deposito, dataFechamento, valor }) => ({
        deposito: deposito.numero,
        dataFechamento,
        valor,
      })),
    ),
    diferencas: sugestoes.flatMap(({ partes: [primeira], diferenca }) =>
      diferenca && primeira
        ? [
            {
              dataFechamento: primeira.dataFechamento,
              tipo: diferenca.tipo,
              valor: diferenca.valor,
              texto: diferenca.rotulo,
            },
          ]
        : [],
    ),
  },
})

/** An action to be undone, and what it did. */
export type Desfeita = { numero: number; dito: string }

/** The writes of the table: what is accepted, refused and undone, each told when it is done. */
export function useAcoes() {
  const aceite = useWrite(conciliacao.linkDepositos, {
    prepare: toPares,
    onSuccess: (_reply, sugestoes: readonly Sugestao[]) =>
      pushSuccess(
        sugestoes.length === 1
          ? 'Conciliado. Ctrl+Z desfaz.'
          : `${sugestoes.length} conciliados. Ctrl+Z desfaz.`,
      ),
    onError: pushError,
  })
  const recusa = useWrite(conciliacao.createRecusa, {
    prepare: ({ partes }: Sugestao) => ({
      body: {
        pares: partes.map(({ deposito, dataFechamento }) => ({ deposito: deposito.numero, dataFechamento })),
      },
    }),
    onSuccess: () => pushSuccess('Par recusado: não será sugerido de novo. Ctrl+Z desfaz.'),
    onError: pushError,
  })
  const volta = useWrite(conciliacao.cancelAcao, {
    prepare: ({ numero }: Desfeita) => ({ body: { acao: numero } }),
    onSuccess: (_reply, { dito }) => pushSuccess(`Desfeito: ${dito}.`),
    onError: pushError,
  })
  return { aceite, recusa, volta }
}
