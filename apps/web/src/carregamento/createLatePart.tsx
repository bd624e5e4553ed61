import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { createBring } from './createBring.ts'
import { QueryView, type WaitingProps } from './QueryView.tsx'

/** A part that stands in a page and is drawn without being asked for again once its code has come. */
type LatePart<Props> = ((props: Props & WaitingProps) => ReactNode) & {
  /** For a page that knows that it will be shown. Why it does not come is told in its place. */
  fetchAhead: () => void
}

/**
 * Gives a part of a page whose code is not the page's. Where the code does not come, its place says why and offers to try
 * again; the page around it, where something may be half typed, goes on.
 */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const { find, bring, fetchAhead } = createBring(load)
  function Part(props: Props & WaitingProps) {
    const [data, setData] = useState(find)
    const [error, setError] = useState<Error | null>(null)
    const [tries, setTries] = useState(1)
    const [failed, setFailed] = useState(0)
    useEffect(() => {
      // It may have come since this was drawn.
      if (find()) return setData(find)
      const tell = (reason: Error) => {
        setError(reason)
        setFailed(tries)
      }
      bring().then((come) => setData(() => come), tell)
    }, [tries])
    const query = { data, error, isFetching: tries > failed, refetch: () => setTries(tries + 1) }
    return (
      <QueryView {...props} query={query}>
        {(Found) => <Found {...props} />}
      </QueryView>
    )
  }
  return Object.assign(Part, { fetchAhead })
}
