import type { Conferidos, ModoDito } from '@portal/domain/conciliacao/compareCreditos.ts'
import type { Extrato } from '@portal/domain/conciliacao/credito.ts'
import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'

/** What was understood of a bank's file, in figures; of its deposits, how many are here already or look like it. */
export const describeExtrato = (
  { creditos, debitos, totalIgnoradas }: Extrato,
  { parecidos, repetidos }: Conferidos,
): string =>
  `${[
    countOf(creditos.length, 'depósito lido', 'depósitos lidos'),
    ...(repetidos.length > 0 ? [countOf(repetidos.length, 'já está aqui', 'já estão aqui')] : []),
    ...(parecidos.length > 0
      ? [countOf(parecidos.length, 'parece já estar aqui', 'parecem já estar aqui')]
      : []),
    ...(debitos > 0 ? [countOf(debitos, 'débito deixado de fora', 'débitos deixados de fora')] : []),
    ...(totalIgnoradas > 0 ? [countOf(totalIgnoradas, 'linha não lida', 'linhas não lidas')] : []),
  ].join(', ')}.`

/** `13/10/2026 a 14/10/2026`, or the one day. */
export const nameDias = ({ de, ate }: Periodo): string =>
  de === ate ? showData(de) : `${showData(de)} a ${showData(ate)}`

/** What is brought in of a statement that has no new deposit. */
export const sayDias = (periodo: Periodo): string =>
  `Extrato de ${nameDias(periodo)} guardado, sem depósito novo.`

/** What is known of the deposits that look like others. */
export const describeParecidos = (quantos: number): string =>
  `${countOf(quantos, 'depósito tem o dia e o valor de outro que já está', 'depósitos têm o dia e o valor de outros que já estão')} aqui`

/** A line of a statement besides its day and amount: `TED AURORA, conta 033 1, documento 77`. */
export const nameLinhaExtrato = ({ historico, conta, documento }: ModoDito): string =>
  [historico || 'sem histórico', conta && `conta ${conta}`, documento && `documento ${documento}`]
    .filter(Boolean)
    .join(', ')

/** Why nothing is brought in: no file, no deposit in it, or each of them is here or looks like it. */
export function explainNada(arquivo: File | undefined, parecidos: number): string {
  if (!arquivo) return 'Escolha um arquivo.'
  if (parecidos > 0)
    return 'Nada a importar: o que este arquivo traz já está aqui, ou parece estar. Marque o que for outro dinheiro, ou volte.'
  return 'Escolha um arquivo que tenha depósitos.'
}

/** What came of an import: brought in, here already, and left out since it looked like it. */
export function sayImportada({
  vindos,
  repetidos,
  deFora,
}: {
  vindos: number
  repetidos: number
  deFora: number
}): string {
  const resto = deFora > 0 ? ` ${countOf(deFora, 'parecido ficou', 'parecidos ficaram')} de fora.` : ''
  if (vindos === 0)
    return `${pluralOf(repetidos, 'O depósito já estava aqui.', `Os ${repetidos} depósitos já estavam aqui.`)}${resto}`
  const daqui = repetidos > 0 ? ` ${countOf(repetidos, 'já estava', 'já estavam')} aqui.` : ''
  return `${countOf(vindos, 'depósito importado', 'depósitos importados')}.${daqui}${resto}`
}
