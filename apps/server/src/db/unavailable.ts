/** Connection lost or refused to our login, no such database, resources, shutdown; then what a limit of time or a deadlock cut short: again, it may go through. */
const codigos = /^(08|28|3D|53|57P)|^(57014|55P03|40001|40P01|25P03)$/

/**
 * Whether an error means that the database cannot be reached now: refused, cut or too slow. Such a call is answered
 * 503 with Retry-After, and the caller repeats it with the same key.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (codigos.test(code) || /^(ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true
  // Nobody there, no way there, or a queue that is full, as that of a server which is frozen is after a while.
  if ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) return true
  return /connection (terminated|error|timeout|ended)|timeout exceeded|Query read timeout|not queryable/i.test(
    error.message,
  )
}
