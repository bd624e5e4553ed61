import { css } from '../css.ts'
import { showInRow } from '../layout/showInRow.ts'
import styles from './ChipGroup.module.css'

const c = css(styles)

type ChipGroupProps = {
  label: string
  chips: readonly { id: string; label: string }[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  /** On a phone they are one row that scrolls, where a list follows that has to be in sight. */
  isRow?: boolean
}

/** A page may open with one chosen that stands beyond the row's end. */
function showChosen(row: HTMLElement | null) {
  const chip = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (row && chip) showInRow(row, chip)
}

/** What narrows a list, in buttons that light together: pressed once more, one is out again. */
export const ChipGroup = ({ label, chips, chosen, onToggle, isRow = false }: ChipGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the chips
  <div
    aria-label={label}
    className={c('chips', isRow && 'row')}
    ref={isRow ? showChosen : undefined}
    role="group"
  >
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
