import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'
import { focusField } from './focusField.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { useSummaryVoice } from './useSummaryVoice.ts'

export type SummaryError = {
  /** The `id` given to the field. */
  fieldId: string
  /** Exactly the message under the field. */
  message: string
}

type ErrorSummaryProps = {
  errors: readonly SummaryError[]
  /** Changes at each submission, so that the focus moves here again even when the errors are the same. */
  attempt: number
}

/**
 * What stopped a form, at its top even for one error (Interface B2.1): focus moves here, each line leads to its field,
 * the page's title gets "Erro: " in front. The alert is an inner element, which JAWS needs to speak it once.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  const answered = useRef(0)

  useEffect(() => {
    // Once for each: errors that go as the fields are filled, and come back, would take the focus from who types.
    if (!hasErrors || attempt === answered.current) return
    answered.current = attempt
    box.current?.focus()
  }, [hasErrors, attempt])

  useErrorTitle(hasErrors)
  const messages = errors.map(({ message }) => message)
  const voice = useSummaryVoice(messages, attempt)

  if (!hasErrors) return null
  return (
    <div className={styles.summary} ref={box} tabIndex={-1}>
      <div key={attempt} {...voice}>
        <h2 className={styles.title}>Há um problema</h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(fieldId)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
