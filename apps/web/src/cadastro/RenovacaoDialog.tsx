import { type Alvara, cadastro } from '@portal/contract/cadastro.ts'
import { getRotuloAlvara } from '@portal/domain/cadastro/alvara.ts'
import { aceitos } from '@portal/domain/imagem/limite.ts'
import { type FormEvent, useId, useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { today } from '../calendario/format.ts'
import { reduceFoto } from '../imagem/envio/reduceFoto.ts'
import { Button } from '../ui/action/Button.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { ErrorSummary, type SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { describeVigor } from './alvaraWords.ts'
import { campos, checkRenovacao, type Digitada, type Renovacao, toErrosRenovacao } from './renovacaoForm.ts'

type RenovacaoDialogProps = {
  alvara: Alvara
  /** Held by the page: neither closing it nor a look at another part of the page loses anything. */
  digitada: Digitada
  onChange: (digitada: Digitada) => void
  isOpen: boolean
  onClose: () => void
}

/** The part that the server has already is sent first again: with both the renewal goes to review. */
export function RenovacaoDialog(props: RenovacaoDialogProps) {
  const { alvara, digitada, onChange, isOpen, onClose } = props
  const { id, renovacao } = alvara
  const formId = useId()
  const hasArquivo = renovacao?.etapa === 'aguardaDados'
  const numero = digitada.numero ?? renovacao?.numero ?? ''
  const dataValidade = digitada.dataValidade ?? renovacao?.dataValidade ?? ''
  const { arquivo } = digitada
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  const refuse = (error: Error) => {
    const found = toErrosRenovacao(error)
    setErrors(found)
    setAttempt((before) => before + 1)
    if (found.length === 0) pushError(error)
  }
  const finish = () => {
    onChange({ numero: undefined, dataValidade: undefined, arquivo: undefined })
    pushSuccess('A operadora confere o documento e responde nesta página.', 'Renovação enviada')
    onClose()
  }
  const upload = useWrite(cadastro.uploadAlvara, {
    prepare: async (escolhido: File) => ({
      params: { id },
      upload: { arquivo: (await reduceFoto(escolhido)) ?? escolhido, nome: escolhido.name },
    }),
    onSuccess: () => onChange({ arquivo: undefined }),
    onError: refuse,
  })
  const update = useWrite(cadastro.updateAlvara, {
    prepare: (dados: Pick<Renovacao, 'numero' | 'dataValidade'>) => ({ params: { id }, body: dados }),
    onError: refuse,
  })

  const isSending = update.isPending || upload.isPending
  async function sendParts() {
    const parts = [
      () => update.mutateAsync({ numero: numero.trim(), dataValidade }),
      () => (arquivo ? upload.mutateAsync(arquivo) : Promise.resolve()),
    ]
    try {
      for (const send of renovacao?.etapa === 'aguardaArquivo' ? parts : parts.toReversed()) await send()
      finish()
    } catch {
      // Told by the write that failed.
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const found = checkRenovacao({ numero, dataValidade, arquivo, hasArquivo }, alvara.dataValidade, today())
    setErrors(found)
    setAttempt(attempt + 1)
    if (found.length === 0) void sendParts()
  }

  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  return (
    <Dialog
      footer={
        <Button form={formId} isPending={isSending} type="submit" variant="primario">
          Enviar a renovação
        </Button>
      }
      isDismissable={!isSending}
      isOpen={isOpen}
      onClose={onClose}
      title={`Renovar: ${getRotuloAlvara(alvara.tipo)}`}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {renovacao?.etapa === 'recusada' && (
            <Banner title="Renovação recusada" tone="perigo">
              {renovacao.motivo}
            </Banner>
          )}
          <p>{describeVigor(alvara)}</p>
          <ErrorSummary attempt={attempt} errors={errors} />
          <TextField
            autoComplete="off"
            error={messageOf(campos.numero)}
            id={campos.numero}
            label="Número do documento novo"
            maxLength={40}
            onChange={(novo) => onChange({ numero: novo })}
            value={numero}
            width="20"
          />
          <DatePicker
            error={messageOf(campos.dataValidade)}
            id={campos.dataValidade}
            label="Válido até"
            min={today()}
            onChange={(nova) => onChange({ dataValidade: nova })}
            value={dataValidade}
          />
          <div id={campos.arquivo} tabIndex={-1}>
            <FileDrop
              accept={aceitos.split(',')}
              allowsMultiple={false}
              error={messageOf(campos.arquivo)}
              hint="Foto ou PDF, até 5 MB. Fotos grandes são reduzidas antes do envio."
              label={arquivo ? `Escolhido: ${arquivo.name}` : 'Foto ou PDF do documento'}
              onFiles={([escolhido]) => onChange({ arquivo: escolhido })}
            />
          </div>
          <VisuallyHidden>
            <span role="status">{arquivo && `Arquivo escolhido: ${arquivo.name}`}</span>
          </VisuallyHidden>
          {hasArquivo && !arquivo && (
            <p>O arquivo enviado antes está guardado; escolha outro só para trocá-lo.</p>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
