import { type ReactNode, useId } from 'react'
import { css } from '../css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './field.module.css'
import type { FieldProps } from './fieldProps.ts'

const c = css(styles)

/** What a control takes from its frame: by these its name, hint and error reach readers. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldFrameProps = FieldProps & {
  children: (control: ControlProps, labelId: string) => ReactNode
  /** The control is a group of others, which no `<label>` can name: it takes `aria-labelledby`. */
  isGroup?: boolean
  /** The message is spoken when it comes: no error summary above says it. */
  isSpoken?: boolean
  /** What stands around the field says the same: the label is for readers alone. */
  isLabelHidden?: boolean | undefined
  /** What follows the label for readers alone, where other fields have the same one: "de foto.png". */
  labelEnd?: string | undefined
  /** Beside the message: a counter. */
  foot?: ReactNode
}

/** Around every control: the label above, with "(opcional)" (Interface B2.3), the hint, the control, the error. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelEnd, hint, error, isOptional, width, action } = props
  const { isGroup, isSpoken, isLabelHidden, foot, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [labelId, hintId, errorId] = [`${id}-rotulo`, `${id}-dica`, `${id}-erro`]
  const Label = isGroup ? 'span' : 'label'
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const rotulo = (
    <Label className={c('label')} id={labelId} {...(!isGroup && { htmlFor: id })}>
      {label}
      {labelEnd && <VisuallyHidden> {labelEnd}</VisuallyHidden>}
      {isOptional && <span className={styles.optional}> (opcional)</span>}
    </Label>
  )
  const message = error && (
    <FieldError id={errorId} isSpoken={isSpoken}>
      {error}
    </FieldError>
  )
  const control = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isOptional ? undefined : (true as const),
  }
  return (
    <div className={c('field')} data-campo data-invalid={error ? true : undefined} data-width={width}>
      {isLabelHidden ? <VisuallyHidden>{rotulo}</VisuallyHidden> : rotulo}
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {/* A button that comes and goes leaves the box, and the focus in it, where they are */}
      {action === undefined ? (
        children(control, labelId)
      ) : (
        <div className={styles.line}>
          {children(control, labelId)}
          {action}
        </div>
      )}
      {foot ? (
        <div className={styles.foot}>
          {message}
          {foot}
        </div>
      ) : (
        message
      )}
    </div>
  )
}
