import type { ReactNode } from 'react'
import type { IconName } from '../icon.data.ts'

/** One column of a `Table`. */
export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Money and counts go to the end, in tabular figures. */
  align?: 'start' | 'end'
  /** A CSS width; without it the content decides. */
  width?: string
  /** The cell that names its row for readers; one per table. */
  isRowHeader?: boolean
  isSortable?: boolean
  /** Takes the whole width of a card, where its row is one. */
  isWide?: boolean
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/** What can be done with a row; the first two with an icon also show on hover and focus. */
export type RowAction = {
  id: string
  label: string
  icon?: IconName
  tone?: 'perigo'
  isDisabled?: boolean
  /** Said under its words. */
  description?: string
  onAction: () => void
}

export type TableSelection = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Whether a row may be chosen; one that may not has no check box, and says why in its cells (Interface B6.3). */
  mayChoose?: (key: string) => boolean
}

/** What the parts of a table share. */
export type TableRowsProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Names the row in its actions and its check box: "pedido 7". */
  rowLabel: (row: Row) => string
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  selection?: TableSelection | undefined
  /** A row's check box; with Shift all rows from the one pressed before. */
  onSelect: (key: string, isSelected: boolean, isShift: boolean) => void
  /** Space wherever in a row that is not a field or a button of its own. */
  onSpace: (row: Row, isShift: boolean) => void
  /** Opens the shared menu of actions beside the button that was pressed. */
  onOpenActions: (row: Row, anchor: HTMLElement) => void
}
