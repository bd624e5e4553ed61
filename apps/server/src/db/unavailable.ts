/**
 * Whether an error means that the database cannot be reached now: refused, cut or too slow. Such a call is answered
 * 503 with Retry-After, and the caller repeats it with the same key (security.md §0.11).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^(08|57P|53)/.test(code) || /^(ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code)) return true
  return /connection (terminated|error|timeout|ended)|timeout exceeded|Query read timeout|not queryable/i.test(
    error.message,
  )
}
