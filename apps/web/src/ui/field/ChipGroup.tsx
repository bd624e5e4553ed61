import { css } from '../css.ts'
import styles from './ChipGroup.module.css'

const c = css(styles)

type ChipGroupProps = {
  label: string
  chips: readonly { id: string; label: string }[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}

/** What narrows a list, in buttons that light together: pressed once more, one is out again. */
export const ChipGroup = ({ label, chips, chosen, onToggle }: ChipGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the chips
  <div aria-label={label} className={c('chips')} role="group">
    {chips.map(({ id, label: words }) => (
      <button
        aria-pressed={chosen.includes(id)}
        className={styles.chip}
        key={id}
        onClick={() => onToggle(id)}
        type="button"
      >
        {words}
      </button>
    ))}
  </div>
)
