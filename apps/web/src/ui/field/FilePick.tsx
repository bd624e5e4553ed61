import { type ReactNode, useRef } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'

type FilePickProps = {
  /** Extensions or types, as in the `accept` attribute. */
  accept: readonly string[]
  allowsMultiple?: boolean
  /** A phone opens its camera for them. */
  isCamera?: boolean
  onFiles: (files: readonly File[]) => void
  /** The button that opens the browser's window. */
  children: ReactNode
}

/** Files chosen in the browser's own window; one chosen again comes again. */
export function FilePick({ accept, allowsMultiple = false, isCamera = false, ...rest }: FilePickProps) {
  const { onFiles, children } = rest
  const field = useRef<HTMLInputElement>(null)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    // What the field still holds is no change of it: the browser would keep the second choice to itself.
    if (field.current) field.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={allowsMultiple}
      onSelect={take}
      ref={field}
      {...(isCamera && { defaultCamera: 'environment' as const })}
    >
      {children}
    </FileTrigger>
  )
}
