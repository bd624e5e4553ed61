import type { Alvara } from '@portal/contract/cadastro.ts'
import { getRotuloAlvara } from '@portal/domain/cadastro/alvara.ts'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { nameRenovacao } from './alvaraWords.ts'
import { RenovacaoCampos } from './RenovacaoCampos.tsx'
import { RenovacaoConferencia } from './RenovacaoConferencia.tsx'
import { RenovacaoFeita } from './RenovacaoFeita.tsx'
import type { Digitada } from './renovacaoForm.ts'
import { useRenovacao } from './useRenovacao.ts'

type RenovacaoDialogProps = {
  alvara: Alvara
  /** Held by the page: neither closing it nor a look at another part of the page loses anything. */
  digitada: Digitada
  onChange: (digitada: Digitada) => void
  onClose: () => void
}

/** The renewal of a permit, step by step: its answers, their check, its protocol. */
export function RenovacaoDialog({ alvara, digitada, onChange, onClose }: RenovacaoDialogProps) {
  const formId = useId()
  const { dados, estado, errors, attempt, isSending, check, back, send } = useRenovacao({
    alvara,
    digitada,
    onChange,
  })
  const { passo } = estado
  const alterado = useRef<string>(undefined)
  useEffect(() => {
    if (passo === 'dados' && alterado.current) focusField(alterado.current)
    alterado.current = undefined
  }, [passo])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (passo === 'dados') check()
    else if (passo === 'conferencia') send()
    else onClose()
  }

  return (
    <Dialog
      footer={
        <Button
          form={formId}
          isPending={isSending}
          // The second click of a double click would answer a step that nobody has read yet: its words changed in their place.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          type="submit"
          variant="primario"
        >
          {{ dados: 'Continuar', conferencia: 'Enviar o documento', feita: 'Voltar aos alvarás' }[passo]}
        </Button>
      }
      isDismissable={!isSending}
      isOpen
      onClose={onClose}
      title={`${nameRenovacao(alvara)}: ${getRotuloAlvara(alvara.tipo)}`}
    >
      <form id={formId} noValidate onSubmit={submit}>
        {estado.passo === 'dados' && (
          <RenovacaoCampos
            alvara={alvara}
            attempt={attempt}
            dados={dados}
            errors={errors}
            onChange={onChange}
          />
        )}
        {estado.passo === 'conferencia' && (
          <RenovacaoConferencia
            dados={dados}
            isSending={isSending}
            onAlterar={(fieldId) => {
              alterado.current = fieldId
              back()
            }}
          />
        )}
        {estado.passo === 'feita' && <RenovacaoFeita alvara={alvara} protocolo={estado.protocolo} />}
      </form>
    </Dialog>
  )
}
