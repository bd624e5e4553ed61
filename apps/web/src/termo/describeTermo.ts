import type { TermoAceito, TermoPendente } from '@portal/contract/termo.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { showDia, showInstante } from '../calendario/format.ts'

type Documento = Pick<TermoAceito, 'titulo' | 'versao' | 'publicadoEm'>

/** A version and since when it stands, in the civil day of São Paulo. */
export const describeVersao = ({ versao, publicadoEm }: Documento): string =>
  `Versão ${versao}, publicada em ${showDia(publicadoEm)}`

const CODIGO_PRINCIPAL = 'código principal'

/** "código principal, Unidade Centro e Unidade Jardins". */
const juntar = new Intl.ListFormat('pt-BR')
export const describeUnidades = (unidades: readonly (string | null)[]): string =>
  juntar.format(unidades.map((unidade) => unidade ?? CODIGO_PRINCIPAL))

/** Whether an acceptance would be for units too, which `global` takes along. */
export const hasUnidades = ({ faltam }: Pick<TermoPendente, 'faltam'>): boolean =>
  faltam.some((unidade) => unidade !== null)

/** Whether all for whom the term was pending are among the acceptances. */
export const isCompleto = ({ faltam }: TermoPendente, { aceites }: TermoAceito): boolean =>
  faltam.every((unidade) => aceites.some((aceite) => aceite.unidade === unidade))

/** The beginning of a hash: enough to compare two by eye. */
export const abridgeHash = (sha256: string): string => `${sha256.slice(0, 12)}…`

/** How many are left, as it is announced after one was accepted. */
export function describeFalta(quantos: number): string {
  if (quantos === 0) return 'Nenhum termo pendente.'
  return `${pluralOf(quantos, 'Falta', 'Faltam')} ${countOf(quantos, 'termo', 'termos')}.`
}

/** What became of a term, for who does not see it. */
export function describeAceite({ titulo, aceites }: TermoAceito, quantosFaltam: number): string {
  const em = aceites.at(-1)?.em
  return `Aceito: ${titulo}${em ? `, em ${showInstante(em)}` : ''}. ${describeFalta(quantosFaltam)}`
}
