import { css } from './css.ts'
import styles from './Icon.module.css'
import { type IconName, icons } from './icon.data.ts'

const c = css(styles)

type IconProps = {
  name: IconName
  /** Pixels; 18 beside 14 px text, 20 beside 16 px. */
  size?: number
  className?: string | undefined
}

/** A decorative icon: the word beside it carries the meaning (WCAG 1.1.1), so that it is hidden from readers. */
export function Icon({ name, size = 18, className }: IconProps) {
  const own = c('icon', name === 'more' && 'dots')
  return (
    <svg
      aria-hidden="true"
      className={className ? `${own} ${className}` : own}
      height={size}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={icons[name]} />
    </svg>
  )
}
