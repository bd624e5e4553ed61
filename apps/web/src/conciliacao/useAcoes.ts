import { conciliacao, type PagamentoConciliado, type Sugestao } from '@portal/contract/conciliacao.ts'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { pushComVolta, pushConciliado, pushDesfeito, pushExplicado } from './comVolta.ts'
import { explainDiferenca, namePagamentos, showPar, toResto } from './palavras.ts'
import { pushDecidido } from './pushDecidido.ts'

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
      sugerido: true,
    })),
  },
})

/** An action to be undone, what it did, and the day of the run that it did it to; whether only if it is one's own. */
export type Desfeita = {
  numero: number
  dito: string
  pagamento?: string | undefined
  soPropria?: boolean
}

/** The runs that a suggestion pays. */
const listPagamentos = ({ partes }: Sugestao, pagamentos: readonly PagamentoConciliado[]) =>
  pagamentos.filter(({ repasse }) =>
    partes.some(({ dataFechamento }) => dataFechamento === repasse.dataFechamento),
  )

/** The same by their days. */
const listDias = (sugestao: Sugestao, pagamentos: readonly PagamentoConciliado[]): string[] =>
  listPagamentos(sugestao, pagamentos).map(({ repasse }) => repasse.dataPagamento)

/** What is accepted, and the cents that it leaves missing as it is sent: read again, the runs lack less. */
type Aceite = { sugestoes: readonly Sugestao[]; restante: number }

/** The cents that suggestions leave missing of the runs that they pay. */
const sumRestos = (sugestoes: readonly Sugestao[], pagamentos: readonly PagamentoConciliado[]): number =>
  sugestoes
    .flatMap((sugestao) =>
      listPagamentos(sugestao, pagamentos).map((pagamento) => Math.max(0, toResto(pagamento, sugestao))),
    )
    .reduce((soma, resto) => soma + resto, 0)

/** Tells that one was accepted, for the runs of these days; what it puts down to something is told with it. */
function pushAceita(sugestao: Sugestao, dias: readonly string[], restante: number): void {
  const { diferenca } = sugestao
  if (!diferenca) pushConciliado(dias, restante)
  else
    pushExplicado(
      'Conciliado com diferença explicada',
      `${showPar(sugestao, dias)} ${explainDiferenca(diferenca)}`,
      restante,
    )
}

/** The writes of the table: what is accepted, refused and undone, each told once the key that the notice names undoes it. */
export function useAcoes(pagamentos: readonly PagamentoConciliado[] = []) {
  const aceite = useWrite(conciliacao.linkDepositos, {
    prepare: ({ sugestoes }: Aceite) => toPares(sugestoes),
    onRefreshed: ({ sugestoes, restante }) => {
      const [sugestao, outra] = sugestoes
      if (sugestao && !outra) pushAceita(sugestao, listDias(sugestao, pagamentos), restante)
      else pushComVolta(`${sugestoes.length} pagamentos conciliados.`, 'um de cada vez')
    },
    onFailed: pushDecidido,
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
    onFailed: pushDecidido,
  })
  const volta = useWrite(conciliacao.cancelAcao, {
    prepare: ({ numero, soPropria }: Desfeita) => ({
      body: { acao: numero, ...(soPropria && { soPropria }) },
    }),
    onSuccess: ({ deOutro }, { dito }) => pushDesfeito(dito, deOutro),
    onError: pushError,
  })
  const accept = (sugestoes: readonly Sugestao[]) =>
    aceite.mutate({ sugestoes, restante: sumRestos(sugestoes, pagamentos) })
  return { aceite, accept, recusa, volta }
}
