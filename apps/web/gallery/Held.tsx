import { type ReactNode, useState } from 'react'

type HeldProps<T> = { initial: T; children: (value: T, set: (value: T) => void) => ReactNode }

/** Holds the answer of a control that is only shown. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, set] = useState(initial)
  return children(value, set)
}
