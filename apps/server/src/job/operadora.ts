import type { RunningServices } from '../services.ts'

/** What the operator's side does by itself in the embedded default (product.md, "The life of a guide"). */
export async function startOperadora(_services: RunningServices): Promise<() => Promise<void>> {
  return async () => undefined
}
