import { useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import styles from './CancelamentoGTOPage.module.css'

type BuscaGuiaProps = {
  onSearch: (numeroFicha: number, digitos: string) => void
  autoFocus?: boolean
  hint?: string
}

/** One guide by its number, in any punctuation. */
export function BuscaGuia({
  onSearch,
  autoFocus = false,
  hint = 'O número que está na guia impressa.',
}: BuscaGuiaProps) {
  const [texto, setTexto] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    const digitos = texto.replaceAll(/\D/g, '')
    if (digitos === '' || digitos.length > 12) return setError('Digite o número da guia, com até 12 dígitos.')
    onSearch(Number(digitos), digitos)
  }
  return (
    <form
      className={styles.guia}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        error={error}
        hint={hint}
        inputMode="numeric"
        isNumeric
        isOptional
        label="Número da guia"
        onChange={(value) => {
          setTexto(value)
          setError(undefined)
        }}
        value={texto}
        width="20"
      />
      <Button type="submit">Buscar guia</Button>
    </form>
  )
}
