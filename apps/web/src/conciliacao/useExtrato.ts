import type { Colunas } from '@portal/domain/conciliacao/colunas.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { loadIdentidades } from './conciliacao.queries.ts'
import { loadExtrato, type PedidoExtrato } from './loadExtrato.ts'
import type { ExtratoIlegivel, ExtratoLido } from './readExtrato.ts'

/** What a table is named like; the statement itself may have any name. */
export const nomesTabela = ['.csv', '.txt']

/** No text has these signs: but for tabs and the ends of a line or of a page. */
const isBinario = (celula: string): boolean => /[^\P{Cc}\t-\r]/u.test(celula)

/** Whether a file in which no columns were found may have them all the same: so is its name, and one line has several cells. */
const isTabela = (nome: string, { amostra }: ExtratoIlegivel): boolean =>
  nomesTabela.some((fim) => nome.toLowerCase().endsWith(fim)) &&
  amostra.some(({ length }) => length > 1) &&
  !amostra.flat().some(isBinario)

/** A statement as it was read, beside what tells the deposits that were here of its days then. */
export type ExtratoComparado = ExtratoLido & { identidades: readonly string[] }

/** Reads a file, and asks what is here of its days: it is compared here, so that none of it leaves before it is confirmed. */
async function readComparado(pedido: PedidoExtrato): Promise<ExtratoComparado | ExtratoIlegivel> {
  const lido = await loadExtrato(pedido)
  if ('ilegivel' in lido) return lido
  const dias = lido.creditos.map(({ dia }) => dia).toSorted()
  const [de, ate] = [dias[0], dias.at(-1)]
  return { ...lido, identidades: de && ate ? await loadIdentidades({ de, ate }) : [] }
}

/** The file that was chosen, as it was understood: what is told of it waits until all is known. */
export function useExtrato() {
  // While other columns are tried, what was read by the former ones stays: the focus is in it.
  const [lido, setLido] = useState<ExtratoComparado | ExtratoIlegivel>()
  const { mutate, variables, isPending, error } = useMutation({ mutationFn: readComparado })
  // Of two files that are read at once, only the one that was chosen last is told of.
  const read = (pedido: PedidoExtrato) => mutate(pedido, { onSuccess: setLido })
  const arquivo = variables?.arquivo
  const ilegivel = lido && 'ilegivel' in lido ? lido : undefined
  const isTabelaIlegivel = ilegivel !== undefined && isTabela(arquivo?.name ?? '', ilegivel)
  return {
    arquivo,
    extrato: lido && 'ilegivel' in lido ? undefined : lido,
    /** A table whose columns a person has to tell. */
    semColunas: isTabelaIlegivel ? ilegivel : undefined,
    /** What is no table at all has no columns to be told. */
    isOutraCoisa: ilegivel !== undefined && !isTabelaIlegivel,
    isLendo: isPending,
    error,
    choose: (novo: File) => {
      setLido(undefined)
      read({ arquivo: novo })
    },
    /** What failed is tried as it was. */
    readAgain: () => variables && read(variables),
    chooseColunas: (colunas: Colunas) => arquivo && read({ arquivo, colunas }),
  }
}
