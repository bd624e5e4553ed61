import { Keyboard, Menu, MenuItem, Separator } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './list.module.css'
import type { MenuEntry } from './menuEntry.ts'
import { type Opened, toOpen } from './opened.ts'

const c = css(styles)

export type MenuPopoverProps = {
  label: string
  entries: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end'
  opened?: Opened
}

/** A menu beside its button; Esc, a press outside or a choice closes it and gives the focus back. */
export const MenuPopover = ({ label, entries, placement = 'bottom start', opened }: MenuPopoverProps) => (
  <Popover
    aria-label={label}
    className={c('popover')}
    offset={4}
    placement={placement}
    {...(opened && toOpen(opened))}
  >
    <Menu
      aria-label={label}
      autoFocus="first"
      className={c('list')}
      items={entries}
      {...(opened && { onClose: opened.onClose })}
    >
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
  </Popover>
)
