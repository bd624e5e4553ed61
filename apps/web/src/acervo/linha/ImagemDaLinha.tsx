import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { Miniatura } from '../../imagem/conteudo/Miniatura.tsx'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { bringVisualizador } from '../../imagem/visualizador/Visualizador.tsx'
import { css } from '../../ui/css.ts'
import { fonteAcervoGuia } from '../fonte/fonteAcervo.ts'
import styles from './LinhaDias.module.css'
import { type Par, toChave } from './linha.ts'

const c = css(styles)

type ImagemDaLinhaProps = {
  imagem: ImagemAcervo
  par: Par
  onOpen: () => void
  onPair: (lado: keyof Par) => void
}

export const ladosPar = [
  { lado: 'antes', rotulo: 'Antes', tecla: 'a' },
  { lado: 'depois', rotulo: 'Depois', tecla: 'd' },
] as const satisfies readonly { lado: keyof Par; rotulo: string; tecla: string }[]

/** The kind of what is dragged: no other text that is dropped becomes an image. */
export const tipoArrasto = 'application/x-portal-imagem'

/** One image on its day: opened by a press, put on a side of the comparison by a button, a key or the hand. */
export function ImagemDaLinha({ imagem, par, onOpen, onPair }: ImagemDaLinhaProps) {
  const nome = `${formatLugar(imagem)}, imagem ${imagem.sequencial} da guia ${imagem.numeroFicha}`
  return (
    <li className={styles.imagem}>
      <button
        {...bringVisualizador}
        aria-keyshortcuts="A D"
        aria-label={`Ver ${nome}`}
        className={c('open')}
        draggable
        onClick={onOpen}
        onDragStart={(event) => event.dataTransfer.setData(tipoArrasto, toChave(imagem))}
        onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
          const lado = ladosPar.find(({ tecla }) => tecla === key.toLowerCase())?.lado
          if (lado && !ctrlKey && !altKey && !metaKey) onPair(lado)
        }}
        type="button"
      >
        <Miniatura fonte={fonteAcervoGuia(imagem)} sequencial={imagem.sequencial} />
      </button>
      <p className={styles.words}>{formatLugar(imagem)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the two */}
      <div aria-label={`Comparar ${nome}`} className={styles.sides} role="group">
        {ladosPar.map(({ lado, rotulo }) => {
          const escolhida = par[lado]
          return (
            <button
              aria-pressed={escolhida !== undefined && toChave(escolhida) === toChave(imagem)}
              className={styles.side}
              key={lado}
              onClick={() => onPair(lado)}
              type="button"
            >
              {rotulo}
            </button>
          )
        })}
      </div>
    </li>
  )
}
