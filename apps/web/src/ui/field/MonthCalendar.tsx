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
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './MonthCalendar.module.css'

const c = css(styles)

export type MonthCalendarProps = {
  value: string | null
  min: string | undefined
  max: string | undefined
  onChange: (iso: string) => void
}

/** A month to choose a day from; arrows move by day and week, Page Up and Down by month. */
export const MonthCalendar = ({ value, min, max, onChange }: MonthCalendarProps) => (
  <Calendar
    autoFocus
    onChange={(date) => onChange(date.toString())}
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
        {(day) => <CalendarHeaderCell className={c('weekday')}>{day.replace('.', '')}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell className={c('day')} date={date} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
)
