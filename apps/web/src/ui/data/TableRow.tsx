import { Checkbox } from '../field/Checkbox.tsx'
import { Icon } from '../Icon.tsx'
import { isSpaceOfRow } from './isSpaceOfRow.ts'
import styles from './Table.module.css'
import type { TableRowsProps } from './tableColumn.ts'

type TableRowProps<Row> = Omit<TableRowsProps<Row>, 'rows'> & {
  row: Row
  /** Place among all rows, from 0, when only some are mounted. */
  index?: number
  measure?: (row: HTMLElement | null) => void
}

/** How many actions show on hover and focus; the menu has all of them. */
const QUICK_ACTIONS = 2

/** What opens the menu from its button. */
const menuKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown'])

/** One row. Its buttons are plain ones and its menu is shared by the table, which keeps a long list light. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, measure, columns, rowKey, rowLabel, actions } = props
  const { selection, onSelect, onSpace, onOpenActions } = props
  const key = rowKey(row)
  const label = rowLabel(row)
  const isSelected = selection?.keys.has(key) ?? false
  const all = actions?.(row) ?? []
  const quick = all.filter((action) => action.icon && !action.isDisabled && action.tone !== 'perigo')
  return (
    <tr
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={styles.row}
      data-index={index}
      data-selected={isSelected || undefined}
      onKeyDown={(event) => {
        if (!selection || !isSpaceOfRow(event)) return
        event.preventDefault()
        onSpace(row, event.shiftKey)
      }}
      ref={measure}
    >
      {selection && (
        <td className={styles.check}>
          {(selection.mayChoose?.(key) ?? true) && (
            <Checkbox
              aria-label={`Selecionar ${label}`}
              isSelected={isSelected}
              onChange={(selected, isShift) => onSelect(key, selected, isShift)}
            />
          )}
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeader ? (
          <th className={styles.cell} data-align={column.align} key={column.id} scope="row">
            {column.cell(row)}
          </th>
        ) : (
          <td
            className={styles.cell}
            data-align={column.align}
            data-label={column.header}
            data-wide={column.isWide}
            key={column.id}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td className={styles.actions}>
          <div className={styles.actionBar}>
            {quick.slice(0, QUICK_ACTIONS).map((action) => (
              <button
                aria-label={`${action.label}: ${label}`}
                className={styles.quick}
                key={action.id}
                onClick={action.onAction}
                title={action.label}
                type="button"
              >
                <Icon name={action.icon ?? 'more'} />
              </button>
            ))}
            {all.length > 0 && (
              <button
                aria-haspopup="menu"
                aria-label={`Mais ações: ${label}`}
                className={styles.more}
                onClick={(event) => onOpenActions(row, event.currentTarget)}
                onKeyDown={(event) => {
                  if (!menuKeys.has(event.key)) return
                  // The click that the browser makes of a key is taken for a screen reader's: the menu's first item waits.
                  event.preventDefault()
                  onOpenActions(row, event.currentTarget)
                }}
                title="Mais ações"
                type="button"
              >
                <Icon name="more" />
              </button>
            )}
          </div>
        </td>
      )}
    </tr>
  )
}
