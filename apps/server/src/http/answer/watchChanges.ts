/** Yields once at the beginning and once for each change, or several together, until the signal fires. */
export async function* watchChanges(
  subscribe: (changed: () => void) => () => void,
  fim: AbortSignal,
): AsyncIterable<undefined> {
  let next = Promise.withResolvers<void>()
  const wake = () => next.resolve()
  const stop = subscribe(wake)
  fim.addEventListener('abort', wake)
  try {
    while (!fim.aborted) {
      yield undefined
      await next.promise
      next = Promise.withResolvers<void>()
    }
  } finally {
    stop()
  }
}
