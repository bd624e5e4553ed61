import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { listProtegidos, protectTexto } from '@portal/domain/texto/protegido.ts'

export type EdicaoProtegida = { texto: string; retirados: readonly string[]; cursor: number }

/** What is left of a text just typed or pasted, what was taken away, and where the caret then stands. */
export function protectEdicao(digitado: string, cursor: number): EdicaoProtegida {
  return {
    texto: protectTexto(digitado),
    retirados: listProtegidos(digitado),
    cursor: protectTexto(digitado.slice(0, cursor)).length,
  }
}

/** A reader may pass over a sign: each goes with its name. */
const NOMES = [
  ['#', 'cerquilha'],
  ['<', 'menor que'],
  ['>', 'maior que'],
  ['`´¨', 'acento solto'],
  ['"“”„‟«»″‴', 'aspas'],
] as const

const nameOf = (sinal: string): string => NOMES.find(([sinais]) => sinais.includes(sinal))?.[1] ?? 'apóstrofo'

/** What was taken away, in words; empty when nothing was. */
export function describeRetirados(retirados: readonly string[]): string {
  if (retirados.length === 0) return ''
  const sinais = retirados.map((sinal) => `${sinal} (${nameOf(sinal)})`)
  const lista = new Intl.ListFormat('pt-BR').format(sinais)
  return `Retirado do texto: ${lista}. A operadora não aceita ${pluralOf(retirados.length, 'esse sinal', 'esses sinais')}.`
}
