import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './field.module.css'

/** Characters used of a limit; spoken only near the end, so that typing is not interrupted at each key. */
export function TextCounter({ length, limit }: { length: number; limit: number }) {
  const left = limit - length
  const spoken =
    left < 0 ? `${-left} caracteres além do limite` : left <= 20 ? `Restam ${left} caracteres` : ''
  return (
    <>
      <span aria-hidden="true" className={styles.counter} data-over={left < 0 || undefined}>
        {length}/{limit}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}
