/** Where a part of a mark takes its colour from, so that logos follow the theme. */
type CorDoSimbolo = 'primaria' | 'acento' | 'texto'

/** A part of a mark, as an SVG path. */
export type TracoSimbolo = {
  d: string
  fill?: CorDoSimbolo
  stroke?: CorDoSimbolo
  strokeWidth?: number
}

/** All that there is of a network: pages, mails and papers read it, and none asks which network it is (Produto §2). */
export type LinhaRede = {
  codigo: string
  /** Registration at the regulator (ANS), as printed in the seal. */
  registroAns: string
  /** Whose network it is. */
  titular: string
  /** What its providers call it. */
  rotulo: string
  /** What it calls its library. */
  biblioteca: string
  /** Before the addresses that it has for itself (Spec §2); empty for a network without any. */
  prefixo: '' | `/${string}`
  /** Whether it offers the live chat, where one is configured (Spec §1). */
  chat: boolean
  /** What it calls its card, where its two forms are its own and take that or a CPF alone (Spec §6); null: the standard ones. */
  cartao: string | null
  /** What its providers call the user that its bank gave them, by which they enter too; null where there is none. */
  usuarioProprio: string | null
  /** The two words of the wordmark: the first is strong. */
  assinatura: readonly [string, string]
  /** The mark on a 32 by 32 grid. */
  simbolo: readonly TracoSimbolo[]
  /** The colour of the browser's own frame, equal to `--cor-moldura` of its style sheet. */
  corMoldura: { claro: string; escuro: string }
  razaoSocial: string
  cnpj: string
  endereco: string
  /** Where its providers write to. */
  emailCentral: string
  links: readonly { label: string; href: string }[]
}
