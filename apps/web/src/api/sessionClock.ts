import { avisoSessaoSegundos } from '@portal/domain/acesso/sessao.ts'

/** A call made this long before the end renews the token on its way, so that whoever works is never cut off. */
const RENEW_AHEAD_MS = 10 * 60_000

/** When a token came and how long it lives, on the clock that no one can set (`performance.now`). */
export type Receipt = { at: number; vidaMs: number }

export const remainingMs = ({ at, vidaMs }: Receipt, now: number): number => Math.max(0, at + vidaMs - now)

export const isDue = (receipt: Receipt, now: number): boolean => remainingMs(receipt, now) <= RENEW_AHEAD_MS

/** A token that came this short a time ago was renewed for what follows: a batch of calls renews once. */
const JUST_RENEWED_MS = 30_000

/** Whether a call renews the token first: near its end, and before what is sensitive (Spec §4.7). */
export const isRenewedFirst = (receipt: Receipt, now: number, isSensivel: boolean): boolean =>
  isDue(receipt, now) || (isSensivel && now - receipt.at >= JUST_RENEWED_MS)

/** The last two minutes, when the portal asks whether to go on (WCAG 2.2.1). */
export const isEnding = (receipt: Receipt, now: number): boolean =>
  remainingMs(receipt, now) <= avisoSessaoSegundos * 1000

/** What this browser remembers of the last token it received: which one, and when on its own wall clock. */
export type Memory = { id: string; em: number }

/**
 * Age in milliseconds of a token found in the cookie. One that this browser has not noted yet has just come, with the
 * login's redirect. Both instants are of the same clock, so that a wrong one does not matter;
 * one that was set back makes the age unknown, and the token is taken as spent: the next call renews it.
 */
export function ageOf(id: string, memory: Memory | undefined, wallNow: number, vidaMs: number): number {
  if (memory?.id !== id) return 0
  const age = wallNow - memory.em
  return age < 0 ? vidaMs : age
}
