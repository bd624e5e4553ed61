import type { Imagem } from '@portal/contract/imagem.ts'
import {
  type EventoNomeado,
  type ImagemExigida,
  isImagemDoEvento,
} from '@portal/domain/imagem/imagemExigida.ts'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { EventosFields } from './EventosFields.tsx'
import { updateImagem } from './imagem.queries.ts'
import { formatLugar, listOpcoesEvento } from './lugarImagem.ts'

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
  const [isPending, setPending] = useState(false)

  async function save() {
    setPending(true)
    await updateImagem(numeroFicha, imagem.sequencial, eventos)
      .then(() => pushSuccess(`Eventos da imagem ${imagem.sequencial} guardados.`))
      .catch(pushError)
    setPending(false)
    onClose()
  }

  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button isPending={isPending} onPress={() => void save()} variant="primario">
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
