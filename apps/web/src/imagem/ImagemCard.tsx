import type { Imagem } from '@portal/contract/imagem.ts'
import { Button as AriaButton } from 'react-aria-components/Button'
import { IconButton } from '../ui/action/IconButton.tsx'
import { css } from '../ui/css.ts'
import { formatBytes } from './envio/velocidade.ts'
import styles from './ImagemCard.module.css'
import { formatLugar } from './lugarImagem.ts'
import { Miniatura } from './Miniatura.tsx'

const c = css(styles)

type ImagemCardProps = {
  numeroFicha: number
  imagem: Imagem
  onOpen: () => void
  /** Absent where the guide takes no changes. */
  onRemove?: (() => void) | undefined
}

/** One stored image; pressing it opens the viewer. */
export function ImagemCard({ numeroFicha, imagem, onOpen, onRemove }: ImagemCardProps) {
  const { sequencial, nomeArquivo, bytes } = imagem
  return (
    <li className={styles.card}>
      <AriaButton
        aria-label={`Ver imagem ${sequencial}: ${formatLugar(imagem)}`}
        className={c('open')}
        onPress={onOpen}
      >
        <Miniatura numeroFicha={numeroFicha} sequencial={sequencial} />
      </AriaButton>
      <div className={styles.words}>
        <p className={styles.place}>{formatLugar(imagem)}</p>
        <p className={styles.name} title={nomeArquivo}>
          {nomeArquivo} · {formatBytes(bytes)}
        </p>
      </div>
      {onRemove && (
        <IconButton icon="trash" label={`Remover a imagem ${sequencial}`} onPress={onRemove} size="pequeno" />
      )}
    </li>
  )
}
