import { type ComponentProps, useState } from 'react'
import { SearchField } from './SearchField.tsx'

type ProcuraFieldProps = Omit<
  ComponentProps<typeof SearchField>,
  'value' | 'onChange' | 'onSubmit' | 'enterKeyHint'
> & {
  /** What is looked for already. */
  procurado?: string
  /** What is looked for from now on; nothing once the field is emptied. */
  onProcurar: (texto: string) => void
}

/** A search box whose text is looked for with Enter, and no longer once it is emptied: nothing is asked while one types. */
export function ProcuraField({ procurado = '', onProcurar, ...campo }: ProcuraFieldProps) {
  const [texto, setTexto] = useState(procurado)
  return (
    <SearchField
      {...campo}
      enterKeyHint="search"
      onChange={(novo) => {
        setTexto(novo)
        if (novo === '') onProcurar('')
      }}
      onSubmit={() => onProcurar(texto.trim())}
      value={texto}
    />
  )
}
