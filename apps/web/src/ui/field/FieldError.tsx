import { useEffect, useState } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './field.module.css'
import { useIsTyping } from './useIsTyping.ts'

type FieldErrorProps = {
  /** By which the control is described by it. */
  id: string
  /** Spoken when it comes, wherever the focus is. */
  isSpoken?: boolean | undefined
  /** The same words as in the summary. */
  children: string
}

/** The control itself, or the group that it stands in. */
const isDescribedBy = (control: Element | null, id: string): boolean =>
  control?.closest(`[aria-describedby~="${CSS.escape(id)}"]`) != null

/** Whether the focus stands in the control as its error comes, and no summary took it: then nothing else says what is wrong. */
function useIsHere(id: string): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHere(isDescribedBy(document.activeElement, id)))
    return () => cancelAnimationFrame(frame)
  }, [id])
  return isHere
}

/** What is wrong with a field, under it: an icon besides the colour. */
export function FieldError({ id, isSpoken = false, children }: FieldErrorProps) {
  const isHere = useIsHere(id)
  const isTyping = useIsTyping(children)
  const isAlert = (isSpoken || isHere) && !isTyping
  return (
    // What is inserted as an alert is spoken; what becomes one is not.
    <span className={styles.error} id={id} key={String(isAlert)} role={isAlert ? 'alert' : undefined}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </span>
  )
}
