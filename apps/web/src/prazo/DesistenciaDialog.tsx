import { prazo as chamadas, type Prazo } from '@portal/contract/prazo.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { type FormEvent, useId, useState } from 'react'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { pushDesistencia } from './avisoDesistencia.ts'
import { describeConsequencia, hasValor, nameLinha } from './prazoWords.ts'

type DesistenciaDialogProps = {
  prazo: Prazo
  motivo: string
  onChange: (motivo: string) => void
  onClose: () => void
  onRetirar: (prazo: Prazo) => void
}

const CAMPO = 'motivo-desistencia'

/** Giving up is a choice that is kept: with its reason, and it may be taken back. */
export function DesistenciaDialog(props: DesistenciaDialogProps) {
  const { prazo, motivo, onChange, onClose, onRetirar } = props
  const formId = useId()
  const [error, setError] = useState<string>()
  const giveUp = useWrite(chamadas.createDesistencia, {
    prepare: (escrito: string) => ({ body: { chave: prazo.chave, motivo: escrito } }),
    onSuccess: () => {
      pushDesistencia(prazo, () => onRetirar(prazo))
      // Given up anew, it is for another reason.
      onChange('')
      onClose()
    },
    onError: (failure) => pushError(failure),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const escrito = motivo.trim()
    setError(escrito === '' ? 'Diga por que desiste deste prazo.' : undefined)
    if (escrito === '') focusField(CAMPO)
    else if (!giveUp.isPending) giveUp.mutate(escrito)
  }

  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button form={formId} isPending={giveUp.isPending} type="submit" variant="perigo">
            Desistir deste prazo
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Desistir: ${nameLinha(prazo)}`}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          <p>
            {describeConsequencia(prazo)}
            {hasValor(prazo.valor) && ` Em risco: ${showValor(prazo.valor)}.`}
          </p>
          <TextField
            autoComplete="off"
            autoFocus
            error={error}
            id={CAMPO}
            label="Motivo"
            maxLength={MAXIMO_TEXTO}
            onChange={onChange}
            value={motivo}
            width="full"
          />
        </Stack>
      </form>
    </Dialog>
  )
}
