/**
 * JSON with the keys of every object in order and no spaces: equal values give equal text, whatever the order in which
 * they were built, so that a hash of it can be recomputed. Dates are ISO text; absent fields vanish.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
