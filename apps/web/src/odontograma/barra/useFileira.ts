import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const PASSOS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const listBotoes = (fileira: HTMLElement): HTMLElement[] => [...fileira.querySelectorAll('button')]

/**
 * A row of buttons with one tab stop: arrows walk from one to the next, around the ends (WAI-ARIA "roving tabindex").
 * The stop is where the focus was last, else the chosen button, else the first.
 */
export function useFileira(opcoes: readonly { readonly codigo: string }[], escolhido: string | undefined) {
  const [ultimo, setUltimo] = useState<string>()
  const parada = [ultimo, escolhido].find((qual) => opcoes.some(({ codigo }) => codigo === qual))
  const fileira = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) =>
      setUltimo(opcoes[listBotoes(currentTarget).indexOf(target)]?.codigo),
    onKeyDown: (evento: KeyboardEvent<HTMLElement>) => {
      const passo = PASSOS[evento.key]
      if (passo === undefined || evento.ctrlKey || evento.altKey || evento.metaKey) return
      evento.preventDefault()
      const botoes = listBotoes(evento.currentTarget)
      const alvo = evento.target instanceof HTMLElement ? botoes.indexOf(evento.target) : -1
      botoes.at((alvo + passo) % botoes.length)?.focus()
    },
  }
  return {
    fileira,
    tabIndexOf: (codigo: string): 0 | -1 => (codigo === (parada ?? opcoes[0]?.codigo) ? 0 : -1),
  }
}
