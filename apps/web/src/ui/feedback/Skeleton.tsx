import { css } from '../css.ts'
import styles from './Skeleton.module.css'

const c = css(styles)

export type SkeletonProps = {
  /** What is loading, said once to readers: "Carregando guias". */
  label: string
  lines?: number
  shape?: 'text' | 'row' | 'card'
}

/** The place of what is loading, at its final size. It shows only after 200 ms, so that quick answers never blink. */
export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  return (
    <div aria-busy="true" aria-label={label} className={c('skeleton')} role="status">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span className={c('line', shape)} key={line} />
      ))}
    </div>
  )
}
