import { Keyboard, Menu, MenuItem, Separator } from 'react-aria-components/Menu'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './list.module.css'
import type { MenuEntry } from './menuEntry.ts'

const c = css(styles)

type MenuListProps = { label: string; entries: readonly MenuEntry[]; onClose: () => void }

/** The entries of a menu, wherever it floats. */
export function MenuList({ label, entries, onClose }: MenuListProps) {
  return (
    <Menu aria-label={label} autoFocus="first" className={c('list')} items={entries} onClose={onClose}>
      {(entry) =>
        'kind' in entry ? (
          <Separator className={c('separator')} id={entry.id} />
        ) : (
          <MenuItem
            className={c('item')}
            data-tone={entry.tone}
            data-with-icon={entry.icon !== undefined || undefined}
            id={entry.id}
            isDisabled={entry.isDisabled ?? false}
            onAction={() => entry.onAction?.()}
            shouldCloseOnSelect={!entry.staysOpen}
            textValue={entry.label}
            {...(entry.href !== undefined && { href: entry.href })}
          >
            {entry.icon && <Icon name={entry.icon} />}
            <span>{entry.label}</span>
            {entry.keys && <Keyboard>{entry.keys}</Keyboard>}
            {entry.description && <span className={styles.description}>{entry.description}</span>}
          </MenuItem>
        )
      }
    </Menu>
  )
}
