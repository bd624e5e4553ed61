import type { InputHTMLAttributes, ReactNode } from 'react'

/** What every field takes: its words, and the message of its error when it has one. */
export type FieldProps = {
  /** Goes to the control itself, so that an error summary can link to it. */
  id?: string | undefined
  label: string
  hint?: string | undefined
  /** The message shown; its presence marks the field as invalid. */
  error?: string | undefined
  /** Adds "(opcional)" to the label; every other field is required. */
  isOptional?: boolean | undefined
  /** Expected width of the answer, in characters, or the whole line. */
  width?: '2' | '4' | '10' | '20' | 'full' | undefined
  /** A button beside the box, where it stays whatever the field says under it. */
  action?: ReactNode
}

type Attributes = InputHTMLAttributes<HTMLInputElement>

/** The browser's own attributes that text fields pass on to their control. */
export type TextAttributes = Pick<
  Attributes,
  | 'aria-controls'
  | 'autoComplete'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
>

/** A text that its screen holds. */
export type TextValue = { value: string; onChange: (value: string) => void }
