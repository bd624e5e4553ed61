import { css } from '../css.ts'
import controlStyles from './control.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps, TextValue } from './fieldProps.ts'
import { TextCounter } from './TextCounter.tsx'

const control = css(controlStyles)

type TextAreaProps = FieldProps &
  TextValue & {
    autoFocus?: boolean
    rows?: number
    /** Counts down to this number of characters; the text may pass it, the error then says so. */
    limit?: number
  }

/** Several lines of text, with a counter when there is a limit. Pasted text is never cut. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, isOptional, width, limit, onChange, rows = 4, ...rest } = props
  const counter = limit !== undefined && <TextCounter length={rest.value.length} limit={limit} />
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, width }} foot={counter}>
      {(frame) => (
        <textarea
          {...rest}
          {...frame}
          className={control('control', 'area')}
          onChange={(event) => onChange(event.target.value)}
          rows={rows}
        />
      )}
    </FieldFrame>
  )
}
