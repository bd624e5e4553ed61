import { conciliacao, type PagamentoConciliado, type Sugestao } from '@portal/contract/conciliacao.ts'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { pushComVolta, pushConciliado, pushDesfeito } from './comVolta.ts'
import { namePagamentos } from './palavras.ts'

/** A difference is of the one run that its suggestion pays. */
const toDiferencas = (dataFechamento: string | undefined, diferenca: Sugestao['diferenca']) =>
  dataFechamento && diferenca
    ? [{ dataFechamento, tipo: diferenca.tipo, valor: diferenca.valor, texto: diferenca.rotulo }]
    : []

/** What accepts suggestions: each is an action of its own, to be undone without the others. */
export const toPares = (sugestoes: readonly Sugestao[]) => ({
  body: {
    pares: sugestoes.map(({ partes, diferenca }) => ({
      partes: partes.map(({ deposito, dataFechamento, valor }) => ({
        deposito: deposito.numero,
        dataFechamento,
        valor,
      })),
      diferencas: toDiferencas(partes[0]?.dataFechamento, diferenca),
    })),
  },
})

/** An action to be undone, what it did, and the day of the run that it did it to. */
export type Desfeita = { numero: number; dito: string; pagamento?: string | undefined }

/** The runs that a suggestion pays, by their days. */
const listDias = ({ partes }: Sugestao, pagamentos: readonly PagamentoConciliado[]): string[] =>
  pagamentos
    .filter(({ repasse }) => partes.some(({ dataFechamento }) => dataFechamento === repasse.dataFechamento))
    .map(({ repasse }) => repasse.dataPagamento)

/** The writes of the table: what is accepted, refused and undone, each told once the key that the notice names undoes it. */
export function useAcoes(pagamentos: readonly PagamentoConciliado[] = []) {
  const aceite = useWrite(conciliacao.linkDepositos, {
    prepare: toPares,
    onRefreshed: (sugestoes) => {
      const [sugestao, outra] = sugestoes
      if (sugestao && !outra) pushConciliado(listDias(sugestao, pagamentos))
      else pushComVolta(`${sugestoes.length} pagamentos conciliados.`, 'um de cada vez')
    },
    onError: pushError,
  })
  const recusa = useWrite(conciliacao.createRecusa, {
    prepare: ({ partes }: Sugestao) => ({
      body: {
        pares: partes.map(({ deposito, dataFechamento }) => ({ deposito: deposito.numero, dataFechamento })),
      },
    }),
    onRefreshed: (sugestao) =>
      pushComVolta(
        `Par recusado, ${namePagamentos(listDias(sugestao, pagamentos))}: não será sugerido de novo.`,
      ),
    onError: pushError,
  })
  const volta = useWrite(conciliacao.cancelAcao, {
    prepare: ({ numero }: Desfeita) => ({ body: { acao: numero } }),
    onSuccess: (_reply, { dito }) => pushDesfeito(dito),
    onError: pushError,
  })
  return { aceite, recusa, volta }
}
