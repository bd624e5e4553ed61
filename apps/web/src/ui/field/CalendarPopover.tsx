import { parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import listStyles from '../overlay/list.module.css'
import styles from './CalendarPopover.module.css'

const c = css({ ...listStyles, ...styles })

type CalendarPopoverProps = {
  label: string
  value: string | null
  min: string | undefined
  max: string | undefined
  onChange: (iso: string) => void
}

/**
 * Of a `DialogTrigger`: a month to choose a day from; arrows move by day and week, Page Up and Down by month, Esc
 * closes.
 */
export const CalendarPopover = ({ label, value, min, max, onChange }: CalendarPopoverProps) => (
  <Popover className={c('popover')} offset={6} placement="bottom end">
    <Dialog aria-label={`Calendário: ${label}`} className={c('dialog')}>
      {({ close }) => (
        <Calendar
          autoFocus
          onChange={(date) => {
            onChange(date.toString())
            close()
          }}
          value={value ? parseDate(value) : null}
          {...(min && { minValue: parseDate(min) })}
          {...(max && { maxValue: parseDate(max) })}
        >
          <header className={styles.header}>
            <Button className={c('turn')} slot="previous">
              <Icon name="chevronLeft" />
            </Button>
            <Heading className={c('heading')} />
            <Button className={c('turn')} slot="next">
              <Icon name="chevronRight" />
            </Button>
          </header>
          <CalendarGrid className={c('grid')} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className={c('weekday')}>{day.replace('.', '')}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell className={c('day')} date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      )}
    </Dialog>
  </Popover>
)
