import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'

/** How near the limit its counter begins to speak. */
const PERTO = 20

const countCaracteres = (quantos: number): string => countOf(quantos, 'caractere', 'caracteres')

/** By how much a text is longer than it may be, as it is kept; undefined when it is not. `onde` names it among others. */
export function explainExcesso(texto: string, limite = MAXIMO_TEXTO, onde = ''): string | undefined {
  const excesso = toTextoGuardado(texto).length - limite
  return excesso > 0 ? `Retire ${countCaracteres(excesso)}${onde}: o limite é ${limite}.` : undefined
}

/** What is spoken of the characters that are left: nothing far from the end, so that typing is not interrupted. */
export function sayRestantes(restantes: number): string {
  if (restantes > PERTO) return ''
  return restantes < 0
    ? `${countCaracteres(-restantes)} além do limite`
    : `${pluralOf(restantes, 'Resta', 'Restam')} ${countCaracteres(restantes)}`
}
