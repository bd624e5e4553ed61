import { useRef, useState } from 'react'
import { css } from '../../ui/css.ts'
import styles from './CelulaTexto.module.css'

const c = css(styles)

type CelulaTextoProps = {
  label: string
  value: string
  /** Called when the text is settled: on blur and on Enter. */
  onCommit: (texto: string) => void
  maxLength: number
  isInvalid?: boolean
  inputMode?: 'numeric' | 'text'
}

/** A field inside a table's cell, whose column names it. It keeps its text to itself until it is settled. */
export function CelulaTexto({
  label,
  value,
  onCommit,
  maxLength,
  isInvalid,
  inputMode = 'text',
}: CelulaTextoProps) {
  const [editado, setEditado] = useState<string | null>(null)
  // The key that settles or discards takes the focus away before anything is drawn: the blur finds nothing left to settle.
  const pendente = useRef<string | null>(null)
  const edit = (texto: string | null) => {
    pendente.current = texto
    setEditado(texto)
  }
  const settle = () => {
    const { current } = pendente
    edit(null)
    if (current !== null && current !== value) onCommit(current)
  }
  return (
    <input
      aria-invalid={isInvalid || undefined}
      aria-label={label}
      autoComplete="off"
      className={c('campo')}
      inputMode={inputMode}
      maxLength={maxLength}
      onBlur={settle}
      onChange={(event) => edit(event.target.value.trim().toUpperCase())}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') edit(null)
        if (event.key === 'Enter' && !event.ctrlKey) settle()
      }}
      size={Math.max(2, maxLength)}
      value={editado ?? value}
    />
  )
}
