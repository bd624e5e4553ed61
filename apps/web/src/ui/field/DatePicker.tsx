import { useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { CalendarPopover } from './CalendarPopover.tsx'
import controlStyles from './control.module.css'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { parseDate } from './date.ts'

type DatePickerProps = Omit<DateFieldProps, 'end'> & {
  /** First and last day that may be chosen, ISO. */
  min?: string | undefined
  max?: string | undefined
}

/** A day, typed, pasted or chosen in a calendar. */
export function DatePicker({ min, max, ...props }: DatePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <DateField
      {...props}
      end={
        <>
          <button
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={`Abrir calendário de ${props.label}`}
            className={controlStyles.inner}
            disabled={props.isDisabled}
            onClick={() => setOpen(true)}
            ref={trigger}
            type="button"
          >
            <Icon name="calendar" />
          </button>
          {isOpen && (
            <CalendarPopover
              label={props.label}
              max={max}
              min={min}
              onChange={props.onChange}
              onClose={() => setOpen(false)}
              triggerRef={trigger}
              value={parseDate(props.value)}
            />
          )}
        </>
      }
    />
  )
}
