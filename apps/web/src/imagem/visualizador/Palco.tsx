import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { LoadError } from '../../carregamento/LoadError.tsx'
import { Spinner } from '../../ui/action/Spinner.tsx'
import { conteudoQuery } from '../conteudo/conteudo.queries.ts'
import type { FonteImagem } from '../conteudo/fonte.ts'
import type { AcaoVisualizador, EstadoVisualizador } from './estadoVisualizador.ts'
import { ImagemCanvas } from './ImagemCanvas.tsx'
import styles from './Palco.module.css'
import { useGestos } from './useGestos.ts'

type PalcoProps = {
  fonte: FonteImagem
  sequencial: number
  pagina: number
  /** What the image is, for who cannot see it. */
  descricao: string
  estado: EstadoVisualizador
  dispatch: Dispatch<AcaoVisualizador>
}

/** Where the image stands and answers to the hand; always black, whatever the theme. */
export function Palco({ fonte, sequencial, pagina, descricao, estado, dispatch }: PalcoProps) {
  const palco = useRef<HTMLDivElement>(null)
  const conteudo = useQuery(conteudoQuery(fonte, sequencial, 'tela', pagina))
  const bitmap = useBitmap(conteudo.data)
  useGestos(palco, dispatch)
  useEffect(() => {
    if (!bitmap) return
    dispatch({ tipo: 'imagem', sequencial, imagem: { largura: bitmap.width, altura: bitmap.height } })
  }, [bitmap, sequencial, dispatch])
  return (
    <div className={styles.stage} ref={palco}>
      {bitmap && (
        <div aria-label={descricao} role="img">
          <ImagemCanvas bitmap={bitmap} janela={estado.janela} visao={estado.visao} />
        </div>
      )}
      {!bitmap && (
        <div className={styles.message}>
          {conteudo.isError ? <LoadError query={conteudo} /> : <Spinner label="Carregando imagem" />}
        </div>
      )}
    </div>
  )
}

/** The decoded image of some content; undefined until it is ready, or when the browser cannot read it. */
function useBitmap(conteudo: Blob | undefined): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  useEffect(() => {
    if (!conteudo) return
    let decoded: ImageBitmap | undefined
    let isWanted = true
    createImageBitmap(conteudo).then(
      (ready) => {
        if (!isWanted) return ready.close()
        decoded = ready
        setBitmap(ready)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      setBitmap(undefined)
      decoded?.close()
    }
  }, [conteudo])
  return bitmap
}
