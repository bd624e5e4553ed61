import {
  MAXIMO_LISTA_GTO,
  readListaGto,
  separateListaGto,
  splitListaGto,
} from '@portal/domain/financeiro/listaGto.ts'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { TagGroup } from '../ui/data/TagGroup.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

type GuiasFieldProps = {
  /** Numbers joined by commas, as the address has them. */
  value: string | undefined
  onChange: (numeros: readonly number[]) => void
}

const NENHUM = 'Digite ou cole ao menos um número de guia.'
const SO_ALGARISMOS = 'Só algarismos contam: o número da guia não tem letras nem sinais.'

/**
 * The guide-chip field of Spec §5: digits, commas, semicolons and line breaks. Enter, a comma, a semicolon or a space makes
 * a chip of what was typed; a column of a spreadsheet becomes one chip a line. What no guide can have stays, and is told.
 * Backspace in the empty field takes the last one back.
 */
export function GuiasField({ value = '', onChange }: GuiasFieldProps) {
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const numeros = readListaGto(value)

  const add = (escrito: string) => {
    const novos = splitListaGto(escrito)
    const todos = [...new Set([...numeros, ...novos.numeros])]
    if (todos.length > MAXIMO_LISTA_GTO) {
      setTexto(escrito.replaceAll(/[\r\n]+/g, ','))
      setErro(
        `São no máximo ${MAXIMO_LISTA_GTO.toLocaleString('pt-BR')} guias por busca: há ${todos.length.toLocaleString('pt-BR')}.`,
      )
      return
    }
    const recusados = novos.recusados.join(', ')
    setErro(recusados === '' ? undefined : `Nenhuma guia tem este número: ${recusados}.`)
    setTexto(novos.recusados.join(','))
    if (todos.length > numeros.length) onChange(todos)
  }
  const onType = (escrito: string) => {
    setErro(/[^\d\s,;]/.test(escrito) ? SO_ALGARISMOS : undefined)
    const aceito = separateListaGto(escrito)
    if (/[,;]/.test(aceito)) add(aceito)
    else setTexto(aceito)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (texto !== '') add(texto)
      else setErro(numeros.length === 0 ? NENHUM : undefined)
    }
    if (event.key === 'Backspace' && texto === '' && numeros.length > 0) onChange(numeros.slice(0, -1))
  }
  // A field of one line would join the lines of a column into one number.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const colado = separateListaGto(event.clipboardData.getData('text'))
    if (/\d/.test(colado)) add(`${texto}${colado}`)
    else setErro(NENHUM)
  }
  return (
    <Stack>
      <TextField
        action={
          numeros.length > 0 && (
            <Button onPress={() => onChange([])} variant="fantasma">
              Limpar
            </Button>
          )
        }
        autoComplete="off"
        enterKeyHint="search"
        error={erro}
        hint="Separe por vírgula, ponto e vírgula, espaço ou Enter; ou cole uma coluna de planilha."
        inputMode="numeric"
        isNumeric
        label="Números das guias"
        onChange={onType}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        value={texto}
      />
      {numeros.length > 0 && (
        <TagGroup
          label="Guias da busca"
          onRemove={(id) => onChange(numeros.filter((numero) => String(numero) !== id))}
          tags={numeros.map((numero) => ({ id: String(numero), label: String(numero) }))}
        />
      )}
    </Stack>
  )
}
