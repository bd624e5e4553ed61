import { type ComponentProps, useCallback, useState } from 'react'
import { Dobra } from '../ui/layout/Dobra.tsx'
import { useAtRest } from './createLate.tsx'

type LateDobraProps = Omit<ComponentProps<typeof Dobra>, 'onOpen'> & {
  /** Whether what it holds is there before it is unfolded: the page leads to something in it. */
  isReady?: boolean
}

/** What is read already, and waits for its code alone: it comes once the page rests, so that a search in the page finds it. */
export function DobraAtRest(props: ComponentProps<typeof Dobra>) {
  const [isReady, setReady] = useState(false)
  useAtRest(useCallback(() => setReady(true), []))
  return <LateDobra {...props} isReady={isReady} />
}

/**
 * A section whose code and readings come when it is unfolded for the first time: few need it, and each reading of a
 * patient leaves its row in the trail.
 */
export function LateDobra({ children, isReady = false, ...dobra }: LateDobraProps) {
  const [isOpened, setOpened] = useState(dobra.isOpen)
  return (
    <Dobra {...dobra} onOpen={() => setOpened(true)}>
      {(isOpened || isReady) && children}
    </Dobra>
  )
}
