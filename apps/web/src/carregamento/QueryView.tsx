import { type ReactNode, useState } from 'react'
import { Skeleton, type SkeletonProps } from '../ui/feedback/Skeleton.tsx'
import { LoadError } from './LoadError.tsx'

/** What a view needs of a query, whether it reads once or page after page. */
export type QueryOf<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  /** How often this very reading has failed; the library forgets why while it tries again. */
  errorUpdateCount?: number
  refetch: () => unknown
}

/** A way back, and its words. */
export type Volta = { href: string; rotulo: string }

export type WaitingProps = Pick<SkeletonProps, 'lines' | 'shape'> & {
  /** What is read, said while it comes: "Carregando guias". */
  loading: string
  /** Where one goes on from what there is not: the page, without what its address names. */
  volta?: Volta
  /** What stands around that, and around a failure: the card whose heading the data completes, the row of a table. */
  frame?: (waiting: ReactNode) => ReactNode
}

type QueryViewProps<Data> = WaitingProps & {
  query: QueryOf<Data>
  /** Said in place of the data, where there is nothing in it to show. */
  empty?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

const bare = (waiting: ReactNode): ReactNode => waiting

/**
 * The one view of a reading: its place while it comes, why it failed or was refused and how to go on, that there is
 * nothing, or the data, within reach only where it is there. Data that is there stays when it cannot be read anew.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, frame = bare, empty, volta, children, ...shape } = props
  const { data } = query
  const error = useError(query)
  if (data !== undefined) return empty?.(data) || children(data)
  return frame(
    error ? <LoadError query={{ ...query, error }} volta={volta} /> : <Skeleton label={loading} {...shape} />,
  )
}

/** Why the reading failed, also while it is tried again: the button that was pressed stays, and says so. */
export function useError({ error, isFetching, errorUpdateCount = 0 }: QueryOf<unknown>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (isFetching && errorUpdateCount > 0 ? last : null)
}

/** Of an answer that holds for now alone: one that could not be read anew counts as none. */
export const freshOnly = <Data,>(query: QueryOf<Data>): QueryOf<Data> =>
  query.error ? { ...query, data: undefined } : query
