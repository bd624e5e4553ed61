/** What every field takes: its words, and the message of its error when it has one. */
export type FieldProps = {
  /** Goes to the control itself, so that an error summary can link to it. */
  id?: string
  label: string
  hint?: string | undefined
  /** The message shown; its presence marks the field as invalid. */
  error?: string | undefined
  /** Adds "(opcional)" to the label; every other field is required. */
  isOptional?: boolean
  /** Expected width of the answer, in characters, or the whole line. */
  width?: '2' | '4' | '10' | '20' | 'full'
}
