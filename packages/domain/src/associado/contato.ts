import type { Canal } from '../acesso/canal.ts'

/** How a patient is reached; digits alone of the phone (Spec §5). */
export interface Contato {
  telefone: string | null
  email: string | null
}

/**
 * What a provider may ask for in a civil day. A desk mends a number twice before it has it right, and the busiest
 * clinic of a network confirms some dozens of patients: more is somebody who writes over contacts in a loop. Ours: the
 * specification names no limit.
 */
export const limitesContato = { pedidosPorPaciente: 3, pedidosPorCredenciado: 60 } as const

/** What the request changes of the contacts in force; null stays as it is. An e-mail left out is not taken away. */
export function diffContato(atual: Contato, pedido: Contato): Contato {
  return {
    telefone: pedido.telefone === atual.telefone ? null : pedido.telefone,
    email: pedido.email === atual.email ? null : pedido.email,
  }
}

/** A mobile takes messages: eleven digits, the third a nine. */
const isCelular = (telefone: string): boolean => /^\d{2}9\d{8}$/.test(telefone)

/**
 * Where the member is asked to confirm: the e-mail in force, or the mobile, by a channel that reaches somebody; null where
 * there is none, and the operator's side decides (Operadora §7).
 */
export function chooseCanal({ telefone, email }: Contato, canais: readonly Canal[]): Canal | null {
  if (email !== null && canais.includes('EMAIL')) return 'EMAIL'
  return telefone !== null && isCelular(telefone) && canais.includes('CELULAR') ? 'CELULAR' : null
}

/** Whether anything changes. */
export const isMudanca = ({ telefone, email }: Contato): boolean => telefone !== null || email !== null

/** Old and new of what changes, for the access trail: `telefone 1133334444 → 11999998888; e-mail nenhum → a@b.com`. */
export function describeMudanca(atual: Contato, mudanca: Contato): string {
  const partes = [
    mudanca.telefone && `telefone ${atual.telefone ?? 'nenhum'} → ${mudanca.telefone}`,
    mudanca.email && `e-mail ${atual.email ?? 'nenhum'} → ${mudanca.email}`,
  ].filter(Boolean)
  return partes.length > 0 ? partes.join('; ') : 'sem mudança'
}
