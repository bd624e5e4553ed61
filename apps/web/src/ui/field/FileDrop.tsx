import { useId } from 'react'
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../action/Button.tsx'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import { notice } from '../notice.ts'
import styles from './FileDrop.module.css'
import fieldStyles from './field.module.css'

const c = css(styles)

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

/** Folders and text are left out: only files count. */
function readDropped(event: DropEvent): Promise<File[]> {
  return Promise.all(event.items.filter((item) => item.kind === 'file').map((item) => item.getFile()))
}

function tellUnreadable(): void {
  notice.push({
    tone: 'perigo',
    title: 'Não foi possível ler o arquivo',
    text: 'Use o botão de escolher arquivos.',
  })
}

type FileDropProps = {
  label: string
  /** What is accepted, in words: "JPG, PNG ou PDF, até 5 MB cada". */
  hint: string
  error?: string | undefined
  /** Extensions or types, as in the `accept` attribute. */
  accept: readonly string[]
  allowsMultiple?: boolean
  /** One line among others: no icon, and the hint is left to the whole of them. */
  isDensa?: boolean
  /** Of the button, for what leads to it. */
  buttonId?: string | undefined
  onFiles: (files: readonly File[]) => void
}

/** Files by dragging, pasting or choosing: dragging always has a click in its place (WCAG 2.5.7). */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, accept, allowsMultiple = true, isDensa = false, buttonId, onFiles } = props
  const errorId = useId()
  const escolher = allowsMultiple ? 'Escolher arquivos' : 'Escolher arquivo'
  return (
    <div className={c('drop')} data-print="none">
      <DropZone
        aria-label={label}
        className={c('zone')}
        data-densa={isDensa || undefined}
        data-invalid={error ? true : undefined}
        getDropOperation={() => 'copy'}
        onDrop={(event) => void readDropped(event).then(onFiles, tellUnreadable)}
      >
        {!isDensa && (
          <>
            <Icon className={styles.icon} name="upload" size={28} />
            <p className={styles.label}>{label}</p>
            <p className={styles.hint}>{hint}</p>
          </>
        )}
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={allowsMultiple}
          onSelect={(files) => files && onFiles([...files])}
        >
          <Button
            {...(buttonId && { id: buttonId })}
            {...(error && { 'aria-describedby': errorId })}
            {...(isDensa && { 'aria-label': `${escolher}: ${label}`, size: 'pequeno' })}
          >
            {escolher}
          </Button>
        </FileTrigger>
        <p className={styles.over}>Solte aqui</p>
      </DropZone>
      {error && (
        <p className={fieldStyles.error} id={errorId}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
