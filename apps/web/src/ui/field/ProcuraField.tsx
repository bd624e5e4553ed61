import type { ComponentProps } from 'react'
import { Button } from '../action/Button.tsx'
import { SearchField } from './SearchField.tsx'
import { useAddressText } from './useAddressText.ts'

type ProcuraFieldProps = Omit<
  ComponentProps<typeof SearchField>,
  'value' | 'onChange' | 'onSubmit' | 'enterKeyHint' | 'action'
> & {
  /** What is looked for already. */
  procurado?: string
  /** What is looked for from now on; nothing once the field is emptied. */
  onProcurar: (texto: string) => void
}

/** A search box whose text is looked for with Enter or its button, and no longer once it is emptied: nothing is asked while one types. */
export function ProcuraField({ procurado = '', onProcurar, ...campo }: ProcuraFieldProps) {
  const { digitado: texto, setDigitado: setTexto } = useAddressText(procurado, campo.id)
  const submit = () => onProcurar(texto.trim())
  return (
    <SearchField
      {...campo}
      action={<Button onPress={submit}>Procurar</Button>}
      enterKeyHint="search"
      onChange={(novo) => {
        setTexto(novo)
        if (novo === '') onProcurar('')
      }}
      onSubmit={submit}
      value={texto}
    />
  )
}
