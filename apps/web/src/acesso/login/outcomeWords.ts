import { catalogoErros } from '@portal/contract/errors.ts'
import { wordsOf } from '../../api/words.ts'
import type { LoginOutcome } from './loginState.ts'

/** The words of what came of an attempt. */
export function outcomeWords({ codigo, aguarde }: LoginOutcome): { title: string; text: string } {
  const { titulo, texto } = wordsOf(codigo, aguarde) ?? catalogoErros['API-GEN-0005']
  return { title: titulo, text: texto }
}
