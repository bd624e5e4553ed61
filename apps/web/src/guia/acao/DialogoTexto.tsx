import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { ProntosChips } from '../../texto/ProntosChips.tsx'
import { TextoField } from '../../texto/TextoField.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { validateTexto } from './validateTexto.ts'

type DialogoTextoProps = {
  title: string
  label: string
  /** Said when nothing was written. */
  vazio: string
  /** What else is wrong with the text, in words. */
  validate?: (texto: string) => string | undefined
  hint?: string | undefined
  /** Texts to choose from, which are then written on. */
  prontos?: readonly string[]
  confirmLabel: string
  /** Characters that are taken. */
  limit?: number
  isDestructive?: boolean
  isPending: boolean
  /** What was written, where it outlives the dialog. */
  rascunho?: { texto: string; onChange: (texto: string) => void }
  /** What the operator says is wrong with the text, a new one at each refusal. */
  recusa?: { mensagem: string } | undefined
  onConfirm: (texto: string) => void
  onClose: () => void
  children?: ReactNode
}

/** An action that wants words: a justification, a reason. */
export function DialogoTexto(props: DialogoTextoProps) {
  const { title, label, vazio, hint, confirmLabel, isDestructive, isPending, onConfirm, onClose, children } =
    props
  const { limit = MAXIMO_TEXTO, prontos = [], recusa } = props
  const campo = useId()
  const [digitado, setDigitado] = useState('')
  const { texto, onChange } = props.rascunho ?? { texto: digitado, onChange: setDigitado }
  const [erro, setErro] = useState<string>()
  useEffect(() => {
    if (!recusa) return
    setErro(recusa.mensagem)
    focusField(campo)
  }, [recusa, campo])
  const validate = (novo: string) => validateTexto(novo, vazio, limit) ?? props.validate?.(novo)
  // What was corrected is wrong no more; what is wrong anew is told when it is sent.
  const change = (novo: string) => {
    onChange(novo)
    if (erro && !validate(novo)) setErro(undefined)
  }
  const confirm = () => {
    const problema = validate(texto)
    setErro(problema)
    if (problema) focusField(campo)
    else onConfirm(toTextoGuardado(texto))
  }
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button isPending={isPending} onPress={confirm} variant={isDestructive ? 'perigo' : 'primario'}>
            {confirmLabel}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      <Stack gap={3}>
        {children}
        <TextoField
          autoFocus
          error={erro}
          id={campo}
          hint={hint}
          label={label}
          limit={limit}
          onChange={change}
          rows={5}
          value={texto}
          width="full"
        />
        {prontos.length > 0 && (
          <ProntosChips label={`${label}: prontos`} onChange={change} prontos={prontos} value={texto} />
        )}
      </Stack>
    </Dialog>
  )
}
