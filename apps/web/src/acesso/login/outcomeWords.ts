import { catalogoErros } from '@portal/contract/errors.ts'
import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { wordsOf } from '../../api/words.ts'
import type { LoginOutcome } from './loginState.ts'

type Words = { title: string; text: string }

/** Spec §4.6: the password must be defined before the first access goes on. */
const definicao: Readonly<Record<TipoFluxo, Words>> = {
  PA: {
    title: 'Defina sua senha para o primeiro acesso',
    text: 'Este código ainda não tem senha. Ligue para a central do credenciado: você recebe, no e-mail ou celular do seu cadastro, o link para criá-la.',
  },
  RS: {
    title: 'Conclua a redefinição da senha',
    text: 'Você pediu uma nova senha. Abra o link que enviamos ao e-mail ou celular do seu cadastro e crie a senha por ele.',
  },
  SE: {
    title: 'Sua senha expirou',
    text: 'É preciso criar uma nova. Ligue para a central do credenciado: você recebe, no e-mail ou celular do seu cadastro, o link para criá-la.',
  },
}

/** The words of what came of an attempt. */
export function outcomeWords(outcome: LoginOutcome): Words {
  if ('fluxo' in outcome) return definicao[outcome.fluxo ?? 'RS']
  const { titulo, texto } = wordsOf(outcome.codigo, outcome.aguarde) ?? catalogoErros['API-GEN-0005']
  return { title: titulo, text: texto }
}
