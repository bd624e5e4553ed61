import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { Button } from '../action/Button.tsx'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { KeyboardOnly } from '../KeyboardOnly.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './FileDrop.module.css'
import { FilePick } from './FilePick.tsx'

const c = css(styles)

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/** Folders and text are left out: only files count. */
const readFiles = ({ items }: DataTransfer): File[] =>
  [...items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory)
    .flatMap((item) => item.getAsFile() ?? [])

type FileDropProps = {
  label: string
  /** The label asks to drag, which no finger does: it stays the name of the place. */
  isArraste?: boolean
  /** What is accepted, in words: "JPG, PNG ou PDF, até 5 MB cada". */
  hint: string
  error?: string | undefined
  /** An error summary says it when it comes (Interface B2.1). */
  isInSummary?: boolean
  /** Extensions or types, as in the `accept` attribute. */
  accept: readonly string[]
  allowsMultiple?: boolean
  /** One line among others: no icon, and the hint is left to the whole of them. */
  isDensa?: boolean
  /** Nothing is missing here yet: its button stands back behind those of what is. */
  isQuieta?: boolean
  /** Of the button, for what leads to it. */
  buttonId?: string | undefined
  onFiles: (files: readonly File[]) => void
}

/**
 * Files by dragging, pasting or choosing: dragging always has a click in its place (WCAG 2.5.7). What is pasted goes to the
 * one whose button has the focus.
 */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    error,
    accept,
    allowsMultiple = true,
    isDensa = false,
    isQuieta = false,
    isArraste = false,
    isInSummary = false,
    buttonId,
    onFiles,
  } = props
  const errorId = useId()
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    if (!hasFiles(data)) return
    event.preventDefault()
    const files = readFiles(data)
    if (files.length > 0) onFiles(files)
  }
  const escolher = allowsMultiple ? 'Escolher arquivos' : 'Escolher arquivo'
  return (
    <div className={c('drop')} data-print="none">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is drawn in its border */}
      <div
        aria-label={label}
        className={styles.zone}
        data-densa={isDensa || undefined}
        data-drop-target={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragEnter={({ dataTransfer }) => setOver(hasFiles(dataTransfer))}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onDragOver={(event) => {
          if (!hasFiles(event.dataTransfer)) return
          // Without it the browser would open the file in the portal's place.
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
        }}
        onDrop={(event) => {
          setOver(false)
          take(event, event.dataTransfer)
        }}
        onPaste={(event) => take(event, event.clipboardData)}
        role="group"
      >
        {!isDensa && (
          <>
            <Icon className={styles.icon} name="upload" size={28} />
            <p className={styles.label}>{isArraste ? <KeyboardOnly>{label}</KeyboardOnly> : label}</p>
            <p className={styles.hint}>{hint}</p>
          </>
        )}
        <FilePick accept={accept} allowsMultiple={allowsMultiple} onFiles={onFiles}>
          <Button
            {...(buttonId && { id: buttonId })}
            {...(error && { 'aria-describedby': errorId })}
            {...(isDensa && { 'aria-label': `${escolher}: ${label}`, size: 'pequeno' })}
            variant={isQuieta ? 'fantasma' : 'secundario'}
          >
            {escolher}
          </Button>
        </FilePick>
        <p className={styles.over}>Solte aqui</p>
      </div>
      {error && (
        <FieldError id={errorId} isSpoken={!isInSummary}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
