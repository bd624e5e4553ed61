import { imagem as contrato, type Imagem } from '@portal/contract/imagem.ts'
import {
  type EventoNomeado,
  type ImagemExigida,
  isImagemDoEvento,
} from '@portal/domain/imagem/imagemExigida.ts'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { EventosFields } from './lugar/EventosFields.tsx'
import { formatLugar, listOpcoesEvento } from './lugar/lugarImagem.ts'

type EventosImagemDialogProps = {
  numeroFicha: number
  imagem: Imagem
  exigidas: readonly ImagemExigida[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
  onClose: () => void
}

/** Says for which events a stored image is, as long as it is no evidence. */
export function EventosImagemDialog(props: EventosImagemDialogProps) {
  const { numeroFicha, imagem, exigidas, describeEvento, onClose } = props
  const opcoes = listOpcoesEvento(imagem, exigidas)
  const [eventos, setEventos] = useState<EventoNomeado[]>(() =>
    opcoes
      .filter((opcao) => isImagemDoEvento(imagem, opcao))
      .map(({ numeroSequencialInclusao, codigoLocalizacao }) => ({
        numeroSequencialInclusao,
        codigoLocalizacao,
      })),
  )
  const { mutate: save, isPending } = useWrite(contrato.updateImagem, {
    prepare: (nomeados: readonly EventoNomeado[]) => ({
      body: { numeroFicha, sequencial: imagem.sequencial, eventos: [...nomeados] },
    }),
    onSuccess: () => pushSuccess(`Eventos da imagem ${imagem.sequencial} guardados.`),
    onError: (error) => {
      pushError(error)
      onClose()
    },
    onRefreshed: onClose,
  })

  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button isPending={isPending} onPress={() => save(eventos)} variant="primario">
            Guardar
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Imagem ${imagem.sequencial}: ${formatLugar(imagem)}`}
    >
      <EventosFields
        describeEvento={describeEvento}
        eventos={eventos}
        onChange={setEventos}
        opcoes={opcoes}
      />
    </Dialog>
  )
}
