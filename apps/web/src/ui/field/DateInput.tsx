import { type InputHTMLAttributes, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Icon } from '../Icon.tsx'
import { bringCalendar, CalendarPopover } from './CalendarPopover.tsx'
import { formatDate, parseDate } from './date.ts'

export type DateInputProps = {
  /** Names the calendar; the box has its name from a label or `input`. */
  label: string
  /** `YYYY-MM-DD`, the raw text while it is not a day, or empty. */
  value: string
  onChange: (value: string) => void
  /** What was typed is left or confirmed with Enter, or a day was chosen in the calendar. */
  onSettle?: ((value: string) => void) | undefined
  /** Esc: what stood there before the typing is wanted back. */
  onGiveUp?: (() => void) | undefined
  /** First and last day that may be chosen, ISO. */
  min?: string | undefined
  max?: string | undefined
}

type Look = { box: string; input: string; button: string; iconSize: 16 | 18 }

/**
 * A day, typed or pasted (02/03/2026, 2/3/26 or ISO: Interface B2.4) or chosen in a calendar. The library's own date
 * field is one box for each part of a date, which takes no pasted text: only the calendar is its. The text is put in
 * order when the field is left, never while typing.
 */
export function DateInput(
  props: DateInputProps & { input: InputHTMLAttributes<HTMLInputElement>; look: Look },
) {
  const { label, value, onChange, onSettle, onGiveUp, min, max, input, look } = props
  const [text, setText] = useState(() => formatDate(value))
  const [emitted, setEmitted] = useState(value)
  const [isTyped, setTyped] = useState(false)

  if (value !== emitted) {
    setEmitted(value)
    setText(formatDate(value))
  }
  const type = (next: string) => {
    const read = parseDate(next) ?? next.trim()
    setText(next)
    setEmitted(read)
    setTyped(true)
    onChange(read)
  }
  const settle = () => {
    if (isTyped) onSettle?.(value)
    setTyped(false)
  }

  return (
    <div className={look.box}>
      <input
        {...input}
        autoComplete="off"
        className={look.input}
        inputMode="numeric"
        onBlur={() => {
          setText(formatDate(value))
          settle()
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key === 'Escape' && onGiveUp) {
            setTyped(false)
            onGiveUp()
          }
        }}
        type="text"
        value={text}
      />
      <DialogTrigger>
        <Button {...bringCalendar} aria-label={`Abrir calendário: ${label}`} className={look.button}>
          <Icon name="calendar" size={look.iconSize} />
        </Button>
        <CalendarPopover
          label={label}
          max={max}
          min={min}
          onChange={(day) => {
            onChange(day)
            onSettle?.(day)
          }}
          value={parseDate(value)}
        />
      </DialogTrigger>
    </div>
  )
}
