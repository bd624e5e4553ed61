import { useRef, useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { digitsOf, explainNumeroGuia } from './numeroGuia.ts'

type BuscaGuiaProps = {
  /** Says why it cannot be looked for, where it cannot. */
  onSearch: (numeroFicha: number, digitos: string) => string | undefined
  /** A number that was looked for and is no guide's: said while it stands there. */
  ausente?: number | undefined
  autoFocus?: boolean
  hint?: string
}

/** One guide by its number, in any punctuation. */
export function BuscaGuia({
  onSearch,
  ausente,
  autoFocus = false,
  hint = 'O número que está na guia impressa.',
}: BuscaGuiaProps) {
  const [texto, setTexto] = useState('')
  const [error, setError] = useState<string>()
  const campo = useRef<HTMLInputElement>(null)
  const digitos = digitsOf(texto)
  const submit = () => {
    const recusa =
      texto.trim() === ''
        ? 'Digite o número da guia.'
        : (explainNumeroGuia(texto) ?? onSearch(Number(digitos), digitos))
    setError(recusa)
    if (recusa !== undefined) campo.current?.focus()
  }
  const isAusente = ausente !== undefined && (texto === '' || Number(digitos) === ausente)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        action={<Button type="submit">Buscar guia</Button>}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        error={error ?? (isAusente ? `Nenhuma guia com o número ${ausente} no seu cadastro.` : undefined)}
        hint={hint}
        inputMode="numeric"
        isNumeric
        inputRef={campo}
        label="Número da guia"
        onChange={(value) => {
          setTexto(value)
          setError(undefined)
        }}
        value={texto}
        width="20"
      />
    </form>
  )
}
