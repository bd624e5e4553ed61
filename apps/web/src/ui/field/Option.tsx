import { ListBoxItem } from 'react-aria-components/ListBox'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from '../overlay/list.module.css'

const c = css(styles)

export type OptionItem = { id: string; label: string; description?: string; isDisabled?: boolean }

/** One line of a select's or combo box's list; the chosen one carries a tick besides its colour. */
export function Option({ option }: { option: OptionItem }) {
  return (
    <ListBoxItem
      className={c('item')}
      id={option.id}
      isDisabled={option.isDisabled ?? false}
      textValue={option.label}
    >
      {({ isSelected }) => (
        <>
          <span>{option.label}</span>
          {isSelected && <Icon className={styles.mark} name="check" size={16} />}
          {option.description && <span className={styles.description}>{option.description}</span>}
        </>
      )}
    </ListBoxItem>
  )
}
