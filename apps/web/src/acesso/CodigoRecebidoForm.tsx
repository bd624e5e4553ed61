import { normalizeCodigo, TAMANHO_CODIGO } from '@portal/domain/acesso/canal.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { checkCodigoRecebido, keepFluxo } from './fluxoSenha.ts'

const CAMPO = 'codigoRecebido'

/** The code of a message to a telephone, typed as it is read: in fours or not, in capitals or not. */
export function CodigoRecebidoForm({ onTyped }: { onTyped: (token: string) => void }) {
  const [codigo, setCodigo] = useState('')
  const { errors, attempt, messageOf, check } = useToldErrors(() => {
    const lack = checkCodigoRecebido(codigo)
    return lack ? [{ fieldId: CAMPO, message: lack }] : []
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const token = check() ? keepFluxo(normalizeCodigo(codigo)) : undefined
    if (token) onTyped(token)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <TextField
          autoComplete="one-time-code"
          enterKeyHint="next"
          error={messageOf(CAMPO)}
          hint={`São ${TAMANHO_CODIGO} letras e números, como K7QF-9M2X-4TRB.`}
          id={CAMPO}
          label="Código recebido"
          maxLength={20}
          onChange={setCodigo}
          value={codigo}
          width="20"
        />
        <Row>
          <Button type="submit" variant="primario">
            Continuar
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
