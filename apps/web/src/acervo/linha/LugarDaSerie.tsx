import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import type { LugarSerie } from '@portal/domain/imagem/serieRadiografica.tables.ts'
import { Miniatura } from '../../imagem/conteudo/Miniatura.tsx'
import { formatLugar } from '../../imagem/lugar/lugarImagem.ts'
import { css } from '../../ui/css.ts'
import { fonteAcervoGuia } from '../fonte/fonteAcervo.ts'
import { tipoArrasto } from './ImagemDaLinha.tsx'
import { toChave } from './linha.ts'
import styles from './Montagem.module.css'

const c = css(styles)

type LugarDaSerieProps = {
  lugar: LugarSerie
  imagem: ImagemAcervo | undefined
  /** Whether an image in the hand would come here. */
  isEsperando: boolean
  onPress: () => void
  onEmpty: () => void
  onDrop: (chave: string) => void
}

/** One place of the series: pressed, it takes the image in the hand or shows its own; Delete empties it. */
export function LugarDaSerie({ lugar, imagem, isEsperando, onPress, onEmpty, onDrop }: LugarDaSerieProps) {
  const { rotulo } = lugar
  const conteudo = imagem ? `${formatLugar(imagem)}, guia ${imagem.numeroFicha}` : 'vazio'
  return (
    <li
      className={styles.lugar}
      onDragOver={(event) => event.dataTransfer.types.includes(tipoArrasto) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(event.dataTransfer.getData(tipoArrasto))
      }}
    >
      <button
        aria-keyshortcuts={imagem && 'Delete'}
        aria-label={`${rotulo}: ${conteudo}`}
        className={c('filme')}
        data-esperando={isEsperando || undefined}
        draggable={imagem !== undefined}
        onClick={onPress}
        onDragStart={(event) => imagem && event.dataTransfer.setData(tipoArrasto, toChave(imagem))}
        onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && imagem && onEmpty()}
        type="button"
      >
        {imagem ? (
          <Miniatura fonte={fonteAcervoGuia(imagem)} sequencial={imagem.sequencial} />
        ) : (
          <span className={styles.vazio}>{rotulo}</span>
        )}
      </button>
      {imagem && (
        <p aria-hidden="true" className={styles.legenda}>
          {formatLugar(imagem)}
        </p>
      )}
    </li>
  )
}
