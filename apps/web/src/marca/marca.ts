/** Where a part of a mark takes its colour from, so that logos follow the theme. */
export type MarcaCor = 'primaria' | 'acento' | 'texto'

export type MarcaPath = {
  d: string
  fill?: MarcaCor
  stroke?: MarcaCor
  strokeWidth?: number
}

/** One fictional network shown to its providers. Components read it; none asks which one it is (Produto §2). */
export type Marca = {
  /** The value of `data-marca`, which chooses the colours in `src/marca/<id>.css`. */
  id: string
  nome: string
  /** The two words of the wordmark: the first is strong. */
  assinatura: readonly [string, string]
  /** The mark on a 32 by 32 grid. */
  simbolo: readonly MarcaPath[]
  favicon: string
  /** The colour of the browser's own frame, equal to `--cor-moldura`. */
  corMoldura: { claro: string; escuro: string }
  razaoSocial: string
  cnpj: string
  endereco: string
  /** Registration at the regulator (ANS), as printed in the seal. */
  registroAns: string
  /** Where its providers write to. */
  emailCentral: string
  links: readonly { label: string; href: string }[]
  /** Before every route of the brand; empty for the networks without one. */
  routePrefix: '' | `/${string}`
  chat: 'quandoConfigurado' | 'nunca'
}
