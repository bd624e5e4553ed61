import { enderecoEntrada } from './enderecoEntrada.ts'

/** Where a hand-over token is brought, behind the "#": `#token=...&portalDentista=...` (docs/operacao.md). */
export const enderecoPassagem = '/acesso/token/entrada'

/** What says nothing about where it leads, and is read in its own way by everybody: controls, spaces, backslashes. */
const ilegivel = /[\s\\\p{Cc}\p{Cf}]/u

const LIMITE = 2000

/**
 * Where a hand-over ends (Spec §2): an address of the portal's own screens, as a browser would read it, without what stands
 * behind the "#". Undefined for anything that would lead elsewhere, be it by another origin, by another part of this one
 * or by steps back.
 */
export function readDestino(texto: string): string | undefined {
  if (texto.length > LIMITE || ilegivel.test(texto) || !/^\/portal([/?#]|$)/.test(texto)) return undefined
  // A host that there is none of: whatever leads to another is not ours.
  const base = 'https://portal.invalid'
  if (!URL.canParse(texto, base)) return undefined
  const { origin, pathname, search } = new URL(texto, base)
  if (origin !== base || pathname.includes('//') || !/^\/portal(\/|$)/.test(pathname)) return undefined
  return pathname + search
}

/** The same, or the portal's start where no target is said or none that may be gone to. */
export const toDestino = (texto: string | undefined): string =>
  (texto === undefined ? undefined : readDestino(texto)) ?? enderecoEntrada()
