import { MAXIMO_TEXTO_MARCA, type TipoMarca } from '@portal/domain/marcaImagem/marca.ts'
import { useState } from 'react'
import { LinhaField } from '../../texto/LinhaField.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { useTeclasAntes } from '../visualizador/useTeclasAntes.ts'
import { readMilimetros } from './medida.ts'

/** What is written of a mark, besides where it is. */
export type PalavrasMarca = { texto: string; decimosMilimetro: number | null }

type MarcaFormProps = {
  tipo: TipoMarca
  /** What a mark that is changed says now. */
  inicial?: PalavrasMarca
  /** The length that was drawn, in words. */
  medida?: string | undefined
  isPending: boolean
  onSave: (palavras: PalavrasMarca) => void
  onCancel: () => void
}

/** The words of a mark, once its points stand. */
export function MarcaForm({ tipo, inicial, medida, isPending, onSave, onCancel }: MarcaFormProps) {
  const [texto, setTexto] = useState(inicial?.texto ?? '')
  const [comprimento, setComprimento] = useState(
    inicial?.decimosMilimetro ? String(inicial.decimosMilimetro / 10).replace('.', ',') : '',
  )
  const [erro, setErro] = useState<string>()
  const isEscala = tipo === 'escala'
  useTeclasAntes(true, ({ key }) => {
    if (key === 'Escape') onCancel()
    return key === 'Escape'
  })

  function save() {
    const decimosMilimetro = isEscala ? readMilimetros(comprimento) : null
    if (decimosMilimetro === undefined) return setErro('Digite um comprimento de 0,1 a 300 mm, como 10,5.')
    if (tipo === 'texto' && texto.trim() === '') return setErro('Escreva o texto da marca.')
    onSave({ texto, decimosMilimetro })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap={2}>
        {isEscala && (
          <TextField
            autoFocus
            error={erro}
            hint="Entre os dois pontos, em milímetros: de um pino, de uma régua ou do sensor."
            inputMode="decimal"
            isNumeric
            label="Comprimento conhecido"
            onChange={setComprimento}
            value={comprimento}
            width="4"
          />
        )}
        <LinhaField
          autoFocus={!isEscala}
          error={isEscala ? undefined : erro}
          hint={medida}
          isOptional={tipo !== 'texto'}
          label="Texto da marca"
          maxLength={MAXIMO_TEXTO_MARCA}
          onChange={setTexto}
          value={texto}
          width="full"
        />
        <Row gap={2}>
          <Button isPending={isPending} size="pequeno" type="submit" variant="primario">
            Guardar marca
          </Button>
          <Button onPress={onCancel} size="pequeno" variant="fantasma">
            Desistir (Esc)
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
