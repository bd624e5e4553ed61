import { type ReactNode, useRef, useState } from 'react'
import { css } from '../css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { notice } from '../notice.ts'
import { MenuPopover } from '../overlay/MenuPopover.tsx'
import { extendSelection } from './extendSelection.ts'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import type { TableRowsProps, TableSort } from './tableColumn.ts'
import { useVirtualTable } from './useVirtualTable.ts'

const c = css(styles)

type TableProps<Row> = Omit<TableRowsProps<Row>, 'onOpenActions' | 'onSelect' | 'onSpace'> & {
  /** The table's name, read before it. */
  caption: string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Its rows may be several times as high as a line: all of their cells begin at the top. */
  isTall?: boolean
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode
}

/** A row that may not be chosen has the reason in its cells: no key is silent (Interface B6.3). */
const explainFixed = (label: string) =>
  void notice.push({
    tone: 'informacao',
    title: `Não se marca: ${label}.`,
    text: 'O motivo está na própria linha.',
    isResposta: true,
  })

/**
 * A plain HTML table: readers, print and copy know it. Sticky header, row actions on hover, focus and in a menu,
 * rows beyond 200 virtual, and under 600 px of its own width each row a card (Interface B0). The link in
 * a row's header cell is the whole row's: a click anywhere on it opens, the middle button in another tab. Space
 * anywhere in a row ticks its check box, and with Shift the box takes along the rows since the one before.
 */
export function Table<Row>({ caption, sort, onSort, isTall, empty, ...body }: TableProps<Row>) {
  const [opened, setOpened] = useState<{ row: Row; anchor: HTMLElement } | null>(null)
  const before = useRef<string>(undefined)
  // What Space did to a row: no reader is at its check box.
  const [said, setSaid] = useState('')
  const { columns, rows, rowKey, actions } = body
  const { Virtual, plainRows } = useVirtualTable(rows.length)
  if (rows.length === 0) return empty

  const { mayChoose = () => true } = body.selection ?? {}
  const allKeys = rows.map(rowKey).filter(mayChoose)
  // Where no row may be chosen there is no column of empty places.
  const selection = allKeys.length > 0 ? body.selection : undefined

  const select = (key: string, isSelected: boolean, isShift: boolean) => {
    const escolha = { key, isSelected, isShift, before: before.current }
    before.current = key
    if (selection) selection.onChange(extendSelection(selection.keys, allKeys, escolha))
  }
  const entries = (opened && actions?.(opened.row)) ?? []
  const rowsProps: TableRowsProps<Row> = {
    ...body,
    selection,
    onOpenActions: (row, anchor) => setOpened({ row, anchor }),
    onSelect: (...escolha) => {
      setSaid('')
      select(...escolha)
    },
    onSpace: (row, isShift) => {
      const [key, label] = [rowKey(row), body.rowLabel(row)]
      if (!mayChoose(key)) return explainFixed(label)
      const isSelected = !selection?.keys.has(key)
      setSaid(`Linha ${isSelected ? 'marcada' : 'desmarcada'}: ${label}.`)
      select(key, isSelected, isShift)
    },
  }
  const head = (
    <TableHead
      allKeys={allKeys}
      columns={columns}
      hasActions={actions !== undefined}
      onSort={onSort}
      selection={selection}
      sort={sort}
    />
  )
  return (
    <div className={c('container')} data-tall={isTall || undefined}>
      {Virtual ? (
        <Virtual
          caption={caption}
          columnCount={columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)}
          head={head}
          renderRow={(index, measure) => {
            const row = rows[index]
            return (
              row !== undefined && (
                <TableRow {...rowsProps} index={index} key={rowKey(row)} measure={measure} row={row} />
              )
            )
          }}
          rowCount={rows.length}
        />
      ) : (
        <table className={c('table')}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          {head}
          <tbody>
            {rows.slice(0, plainRows).map((row) => (
              <TableRow {...rowsProps} key={rowKey(row)} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {selection && (
        <VisuallyHidden>
          <span aria-live="polite">{said}</span>
        </VisuallyHidden>
      )}
      {opened && entries.length > 0 && (
        <MenuPopover
          entries={entries}
          label={`Ações de ${body.rowLabel(opened.row)}`}
          opened={{ anchor: { current: opened.anchor }, onClose: () => setOpened(null) }}
          placement="bottom end"
        />
      )}
    </div>
  )
}
