import { toPlano } from '../texto/palavra.ts'
import { CLINICAS, LIGACOES } from './palavrasMotivo.data.ts'

/** What only the clinic can say of this patient: it stands in a model until it is written over. */
export const LACUNAS = ['[achado]', '[dente]', '[data]'] as const

/**
 * How a clinical reason is said, without saying one: whoever appeals fills in what this guide's records hold
 * (Operadora §4). The words that won before are another patient's, and are only shown.
 */
export const MODELO_MOTIVO = 'Achado clínico: [achado], no dente [dente], em [data].'

/** The blanks that are still to be filled in, each once. */
export const listLacunas = (texto: string): readonly string[] =>
  LACUNAS.filter((lacuna) => texto.includes(lacuna))

/** A name may be a common word: a capital is believed only where a sentence begins, and not after "Sra.". */
const isComum = (palavra: string, antes: string): boolean =>
  palavra === palavra.toLowerCase() ||
  (/(?:^|\p{Ll}{4}[.!?])\s*$/u.test(antes) &&
    palavra.slice(1) === palavra.slice(1).toLowerCase() &&
    palavra !== 'O')

/**
 * The words that won, without what is their patient's: no list knows every name, nor every way to write a tooth, so what
 * stays is what is known to be nobody's. Empty where that says nothing clinical.
 */
export function blankMotivo(texto: string): string {
  let isClinico = false
  const brancos = texto
    .replaceAll(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g, '[data]')
    .replaceAll(/\[data\]|[\p{L}\p{M}\p{N}]+/gu, (palavra, onde: number, todo: string) => {
      if (palavra === '[data]') return palavra
      const plana = toPlano(palavra)
      const isClinica = CLINICAS.has(plana)
      if (!(isClinica || LIGACOES.has(plana)) || !isComum(palavra, todo.slice(0, onde))) return '[…]'
      isClinico ||= isClinica
      return palavra
    })
  return isClinico ? brancos.replaceAll(/\[…\](?:[^\p{L}[\]]*\[…\])+/gu, '[…]') : ''
}
