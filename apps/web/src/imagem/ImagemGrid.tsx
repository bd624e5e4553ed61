import type { Imagem } from '@portal/contract/imagem.ts'
import { type ImagemExigida, isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { EventosImagemDialog } from './EventosImagemDialog.tsx'
import { ImagemCard } from './ImagemCard.tsx'
import styles from './ImagemGrid.module.css'
import { deleteImagem } from './imagem.queries.ts'
import { formatExigida, formatLugar, listOpcoesEvento } from './lugarImagem.ts'
import { VisualizadorImagem } from './visualizador/VisualizadorImagem.tsx'

type ImagemGridProps = {
  numeroFicha: number
  imagens: readonly Imagem[]
  /** What the guide's events require: for which of them each image is. */
  exigidas: readonly ImagemExigida[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
  isEditable: boolean
  /** It has gone, and so has what was pressed for it: where the focus goes, the panel knows. */
  onRemoved: (seguinte: number | undefined) => void
}

/** The image that takes the place of one that goes: the one after it, or the one before the last. */
function findSeguinte(imagens: readonly Imagem[], { sequencial }: Imagem): number | undefined {
  const at = imagens.findIndex((imagem) => imagem.sequencial === sequencial)
  return (imagens[at + 1] ?? imagens[at - 1])?.sequencial
}

/** The stored images of a guide, with their viewer. */
export function ImagemGrid(props: ImagemGridProps) {
  const { numeroFicha, imagens, exigidas, describeEvento, isEditable, onRemoved } = props
  const [aberta, setAberta] = useState<number>()
  const [removendo, setRemovendo] = useState<Imagem>()
  const [mudando, setMudando] = useState<Imagem>()
  const [isPending, setPending] = useState(false)

  async function remove(imagem: Imagem) {
    setPending(true)
    // Before it goes: the list then no longer knows its neighbours.
    const seguinte = findSeguinte(imagens, imagem)
    const isRemovida = await deleteImagem(numeroFicha, imagem.sequencial).then(
      () => true,
      (error: unknown) => {
        pushError(error)
        return false
      },
    )
    setPending(false)
    setRemovendo(undefined)
    if (!isRemovida) return
    pushSuccess(`Imagem ${imagem.sequencial} removida.`)
    onRemoved(seguinte)
  }

  return (
    <>
      <ul aria-label="Imagens da guia" className={styles.grid}>
        {imagens.map((imagem) => (
          <ImagemCard
            imagem={imagem}
            key={imagem.sequencial}
            numeroFicha={numeroFicha}
            onOpen={() => setAberta(imagem.sequencial)}
            eventos={listDaImagem(imagem, exigidas).map((exigida) => formatExigida(exigida, describeEvento))}
            onEventos={
              isEditable && listOpcoesEvento(imagem, exigidas).length > 0
                ? () => setMudando(imagem)
                : undefined
            }
            onRemove={isEditable ? () => setRemovendo(imagem) : undefined}
          />
        ))}
      </ul>
      {aberta !== undefined && (
        <VisualizadorImagem
          imagens={imagens}
          inicial={aberta}
          numeroFicha={numeroFicha}
          onClose={() => setAberta(undefined)}
        />
      )}
      {mudando && (
        <EventosImagemDialog
          describeEvento={describeEvento}
          exigidas={exigidas}
          imagem={mudando}
          numeroFicha={numeroFicha}
          onClose={() => setMudando(undefined)}
        />
      )}
      {removendo && (
        <ConfirmDialog
          confirmLabel="Remover imagem"
          isDestructive
          isOpen
          isPending={isPending}
          onClose={() => setRemovendo(undefined)}
          onConfirm={() => void remove(removendo)}
          title={`Remover a imagem ${removendo.sequencial}?`}
        >
          {formatLugar(removendo)}: {removendo.nomeArquivo}. Ela deixa de valer para as exigências da guia.
        </ConfirmDialog>
      )}
    </>
  )
}

const listDaImagem = (imagem: Imagem, exigidas: readonly ImagemExigida[]): ImagemExigida[] =>
  exigidas.filter((exigida) => exigida.momento === imagem.momento && isImagemDoEvento(imagem, exigida))
