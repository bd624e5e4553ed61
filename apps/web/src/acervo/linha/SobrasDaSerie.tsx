import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { Miniatura } from '../../imagem/conteudo/Miniatura.tsx'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { css } from '../../ui/css.ts'
import { fonteAcervoGuia } from '../fonte/fonteAcervo.ts'
import { tipoArrasto } from './ImagemDaLinha.tsx'
import { toChave } from './linha.ts'
import styles from './Montagem.module.css'

const c = css(styles)

type SobrasDaSerieProps = {
  imagens: readonly ImagemAcervo[]
  naMao: string | undefined
  onTake: (chave: string | undefined) => void
}

/** The images that have no place yet: one is pressed, then the place that it goes to; or it is dragged there. */
export const SobrasDaSerie = ({ imagens, naMao, onTake }: SobrasDaSerieProps) => (
  <ul aria-label="Imagens fora da montagem" className={styles.sobras}>
    {imagens.map((imagem) => {
      const chave = toChave(imagem)
      return (
        <li key={chave}>
          <button
            aria-label={`Pôr na montagem: ${formatLugar(imagem)}, imagem ${imagem.sequencial} da guia ${imagem.numeroFicha}`}
            aria-pressed={chave === naMao}
            className={c('filme')}
            draggable
            onClick={() => onTake(chave === naMao ? undefined : chave)}
            onDragStart={(event) => event.dataTransfer.setData(tipoArrasto, chave)}
            type="button"
          >
            <Miniatura fonte={fonteAcervoGuia(imagem)} sequencial={imagem.sequencial} />
          </button>
          <p aria-hidden="true" className={styles.legenda}>
            {formatLugar(imagem)}
          </p>
        </li>
      )
    })}
  </ul>
)
