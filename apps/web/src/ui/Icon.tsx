import { type IconName, icons } from './icon.data.ts'

type IconProps = {
  name: IconName
  /** Pixels; 18 beside 14 px text, 20 beside 16 px. */
  size?: number
  className?: string | undefined
}

/** A decorative icon: the word beside it carries the meaning (WCAG 1.1.1), so that it is hidden from readers. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={name === 'more' ? 2.6 : 1.75}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={icons[name]} />
    </svg>
  )
}
