import { lazy, Suspense } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { css } from '../css.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import listStyles from '../overlay/list.module.css'
import styles from './CalendarPopover.module.css'
import type { MonthCalendarProps } from './MonthCalendar.tsx'

const c = css({ ...listStyles, ...styles })

const load = () => import('./MonthCalendar.tsx')

/** The day can be typed all the same. */
const NoCalendar = (_props: MonthCalendarProps) => (
  <p>O calendário não veio. Digite a data, ou recarregue a página.</p>
)

const MonthCalendar = lazy(() =>
  load().then(
    (found) => ({ default: found.MonthCalendar }),
    () => ({ default: NoCalendar }),
  ),
)

const fetchAhead = () => void load().catch(() => undefined)

/** For the button that opens it: the calendar's code comes as the pointer or the focus reaches it. */
export const bringCalendar = { onFocus: fetchAhead, onHoverStart: fetchAhead }

/** Of a `DialogTrigger`: a month to choose a day from, whose code is not the field's; Esc closes. */
export const CalendarPopover = ({ label, onChange, ...rest }: MonthCalendarProps & { label: string }) => (
  <Popover className={c('popover')} offset={6} placement="bottom end">
    <Dialog aria-label={`Calendário: ${label}`} className={c('dialog')}>
      {({ close }) => (
        <Suspense fallback={<Skeleton label="Carregando o calendário" />}>
          <MonthCalendar
            {...rest}
            onChange={(iso) => {
              onChange(iso)
              close()
            }}
          />
        </Suspense>
      )}
    </Dialog>
  </Popover>
)
