import type { ComponentProps, ReactNode } from 'react'

type LoginFieldProps = ComponentProps<'input'> & {
  id: string
  label: string
  error: string | undefined
  /** A warning that does not stop the form. */
  hint?: string | undefined
  /** A button inside the box. */
  inner?: ReactNode
}

/** A field in plain HTML, as the login's first paint needs it. */
export function LoginField({ id, label, error, hint, inner, ...input }: LoginFieldProps) {
  const described = [error && `${id}-erro`, hint && `${id}-dica`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input
          {...input}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          id={id}
          name={id}
          required
        />
        {inner}
      </div>
      {error && (
        <p className="error" id={`${id}-erro`}>
          {error}
        </p>
      )}
      <p aria-live="polite" className="hint" id={`${id}-dica`}>
        {hint}
      </p>
    </div>
  )
}
