import { imagem as contrato, type Imagem } from '@portal/contract/imagem.ts'
import { type ImagemExigida, isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { fonteGuia } from './conteudo/fonte.ts'
import { EventosImagemDialog } from './EventosImagemDialog.tsx'
import { ImagemCard } from './ImagemCard.tsx'
import styles from './ImagemGrid.module.css'
import { formatExigida, formatLugar, listOpcoesEvento } from './lugar/lugarImagem.ts'
import { loadMarcasDe } from './marca/loadMarcas.tsx'
import { Visualizador } from './visualizador/Visualizador.tsx'

type ImagemGridProps = {
  numeroFicha: number
  imagens: readonly Imagem[]
  /** What the guide's events require: for which of them each image is. */
  exigidas: readonly ImagemExigida[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
  isEditable: boolean
  nomeAssociado: string
}

/** The stored images of a guide, with their viewer. */
export function ImagemGrid(props: ImagemGridProps) {
  const { numeroFicha, imagens, exigidas, describeEvento, isEditable, nomeAssociado } = props
  const [aberta, setAberta] = useState<number>()
  const [removendo, setRemovendo] = useState<Imagem>()
  const [mudando, setMudando] = useState<Imagem>()
  const remocao = useWrite(contrato.deleteImagem, {
    prepare: ({ sequencial }: Imagem) => ({ query: { numeroFicha, sequencial } }),
    onSuccess: () => pushSuccess(`Imagem ${removendo?.sequencial} removida.`),
    onError: (error) => {
      pushError(error)
      setRemovendo(undefined)
    },
    onRefreshed: () => setRemovendo(undefined),
  })

  return (
    <>
      <ul aria-label="Imagens da guia" className={styles.grid}>
        {imagens.map((imagem) => (
          <ImagemCard
            imagem={imagem}
            isEditable={isEditable}
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
        <Visualizador
          dono={`${nomeAssociado} · Guia ${numeroFicha}`}
          fonte={fonteGuia(numeroFicha)}
          imagens={imagens.map((imagem) => ({ ...imagem, lugar: formatLugar(imagem) }))}
          inicial={aberta}
          loadMarcas={loadMarcasDe(numeroFicha)}
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
          isPending={remocao.isPending}
          onClose={() => setRemovendo(undefined)}
          onConfirm={() => remocao.mutate(removendo)}
          title={`Remover a imagem ${removendo.sequencial}?`}
        >
          {formatLugar(removendo)}: {removendo.nomeArquivo}. Ela deixa de valer para as exigências da guia, e
          as marcas feitas nela se perdem.
        </ConfirmDialog>
      )}
    </>
  )
}

const listDaImagem = (imagem: Imagem, exigidas: readonly ImagemExigida[]): ImagemExigida[] =>
  exigidas.filter((exigida) => exigida.momento === imagem.momento && isImagemDoEvento(imagem, exigida))
