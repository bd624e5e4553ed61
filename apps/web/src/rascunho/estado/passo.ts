/** A step of which there is no item to show: words alone. */
export type PassoEmPalavras = {
  readonly verbo: 'Removido' | 'Removidos' | 'Desfeito' | 'Refeito'
  readonly texto: string
  /** The events that a step back or forth brought or changed: their corrections are those at hand. */
  readonly mexidos?: readonly number[]
}

/** What was last done to the draft: the items that it left, whose verdict is shown, or words alone. */
export type PassoRascunho =
  | { readonly verbo: 'Incluído' | 'Alterado' | 'Corrigido'; readonly sequenciais: readonly number[] }
  | PassoEmPalavras

/** Whether events were taken out: what they were stands with the way back. */
export const isRemocao = (passo: PassoRascunho): passo is PassoEmPalavras =>
  passo.verbo === 'Removido' || passo.verbo === 'Removidos'
