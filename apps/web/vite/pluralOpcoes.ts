import type { Plugin } from 'vite'

/** The messages of a list of suggestions, as react-aria brings them in Portuguese. */
const MENSAGENS = /[\\/]react-aria[\\/].*[\\/]intl[\\/]combobox[\\/]pt-BR\.\w+$/
const SINGULAR = /(countAnnouncement[\s\S]*?\}\)\}) dispon(?:\\xed|í)vel\./

/** "12 opções disponível." is what the library has a screen reader say: this makes it "disponíveis". */
export const correctPlural = (code: string): string => {
  if (!SINGULAR.test(code))
    throw new Error('The count of options is worded anew in react-aria: look at it again.')
  return code.replace(
    SINGULAR,
    `$1 \${formatter.plural(args.optionCount, { one: 'disponível', other: 'disponíveis' })}.`,
  )
}

export const pluralOpcoes = (): Plugin => ({
  name: 'plural-opcoes',
  enforce: 'pre',
  transform: (code, id) => (MENSAGENS.test(id) ? { code: correctPlural(code), map: null } : undefined),
})
