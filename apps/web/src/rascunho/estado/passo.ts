/** What was last done to the draft: the items that it left, whose verdict is shown, or words alone. */
export type PassoRascunho =
  | { readonly verbo: 'Incluído' | 'Alterado' | 'Corrigido'; readonly sequenciais: readonly number[] }
  | { readonly verbo: 'Removido' | 'Desfeito' | 'Refeito'; readonly texto: string }
