import { type ComponentProps, useState } from 'react'
import { Dobra } from '../ui/layout/Dobra.tsx'

type LateDobraProps = Omit<ComponentProps<typeof Dobra>, 'onOpen'> & {
  /** Whether what it holds is there before it is unfolded: the page leads to something in it. */
  isReady?: boolean
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
