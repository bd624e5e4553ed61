import { useEffect, useRef } from 'react'
import styles from './ImagemCanvas.module.css'
import { applyTabela, buildTabela, isJanelaInicial, type Janela } from './janela.ts'
import { toTransform, type Visao } from './transformacao.ts'

type ImagemCanvasProps = { bitmap: ImageBitmap; visao: Visao; janela: Janela }

/** From here on each pixel of the image is seen for itself, rather than blurred into its neighbours. */
const zoomNitido = 3

/** The image itself: greys through the window by a table of 256 levels, place and size by CSS alone. */
export function ImagemCanvas({ bitmap, visao, janela }: ImagemCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const original = useRef<{ bitmap: ImageBitmap; pontos: ImageData }>(undefined)
  const { width, height } = bitmap

  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context) return
    if (original.current?.bitmap !== bitmap) {
      context.drawImage(bitmap, 0, 0)
      original.current = { bitmap, pontos: context.getImageData(0, 0, bitmap.width, bitmap.height) }
    }
    const { pontos } = original.current
    if (isJanelaInicial(janela)) return context.putImageData(pontos, 0, 0)
    // Sliders send many values a frame; only the last one is drawn.
    const frame = requestAnimationFrame(() => {
      const saida = context.createImageData(bitmap.width, bitmap.height)
      applyTabela(pontos.data, saida.data, buildTabela(janela))
      context.putImageData(saida, 0, 0)
    })
    return () => cancelAnimationFrame(frame)
  }, [bitmap, janela])

  return (
    <canvas
      className={styles.canvas}
      height={height}
      ref={canvas}
      style={{
        width,
        height,
        marginLeft: -width / 2,
        marginTop: -height / 2,
        transform: toTransform(visao),
        imageRendering: visao.zoom >= zoomNitido ? 'pixelated' : 'auto',
      }}
      width={width}
    />
  )
}
