import { useState } from 'react'
import { formatDate, parseDate } from './date.ts'

/**
 * The text of a date field beside its value. The value is ISO as soon as the text is a day, otherwise the text itself,
 * so that a form can say what is wrong with it. The text is put in order (DD/MM/YYYY) on blur, never while typing.
 */
export function useDateText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(() => formatDate(value))
  const [emitted, setEmitted] = useState(value)

  if (value !== emitted) {
    setEmitted(value)
    setText(formatDate(value))
  }

  function type(next: string) {
    const read = parseDate(next) ?? next.trim()
    setText(next)
    setEmitted(read)
    onChange(read)
  }

  return { text, type, settle: () => setText(formatDate(value)) }
}
