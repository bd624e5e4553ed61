import { type ComponentProps, useState } from 'react'
import { SearchField } from '../ui/field/SearchField.tsx'

type BuscaDepositoFieldProps = Pick<
  ComponentProps<typeof SearchField>,
  'id' | 'label' | 'width' | 'autoFocus' | 'inputRef'
> & {
  /** What is looked for from now on; nothing once the field is emptied. */
  onProcurar: (texto: string) => void
}

/** Looks deposits up by words of the bank's line or by an amount. */
export function BuscaDepositoField({ onProcurar, ...campo }: BuscaDepositoFieldProps) {
  const [texto, setTexto] = useState('')
  return (
    <SearchField
      {...campo}
      enterKeyHint="search"
      hint="Palavras do histórico ou um valor; Enter procura."
      maxLength={60}
      onChange={(novo) => {
        setTexto(novo)
        if (novo === '') onProcurar('')
      }}
      onSubmit={() => onProcurar(texto.trim())}
      value={texto}
    />
  )
}
