import { Checkbox } from '../field/Checkbox.tsx'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './Table.module.css'
import type { TableColumn, TableSelection, TableSort } from './tableColumn.ts'

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[]
  hasActions: boolean
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  selection: TableSelection | undefined
  /** Of the rows that may be chosen. */
  allKeys: readonly string[]
}

/** The header row: names, order and "select all". */
export function TableHead<Row>({
  columns,
  hasActions,
  sort,
  onSort,
  selection,
  allKeys,
}: TableHeadProps<Row>) {
  const isAll =
    selection !== undefined && allKeys.length > 0 && allKeys.every((key) => selection.keys.has(key))
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <th className={styles.check} scope="col">
            <Checkbox
              aria-label="Selecionar todas as linhas"
              isIndeterminate={!isAll && allKeys.some((key) => selection.keys.has(key))}
              isSelected={isAll}
              onChange={(all) => selection.onChange(new Set(all ? allKeys : []))}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
              data-align={column.align}
              key={column.id}
              scope="col"
              style={{ width: column.width }}
            >
              {column.isSortable && onSort ? (
                <button
                  className={styles.sort}
                  data-print="words"
                  onClick={() =>
                    onSort({
                      column: column.id,
                      direction: direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                  type="button"
                >
                  {column.header}
                  <Icon
                    name={
                      direction === 'ascending'
                        ? 'arrowUp'
                        : direction === 'descending'
                          ? 'arrowDown'
                          : 'sort'
                    }
                    size={14}
                  />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th className={styles.actions} scope="col">
            <VisuallyHidden>Ações</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
