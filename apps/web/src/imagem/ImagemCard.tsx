import type { Imagem } from '@portal/contract/imagem.ts'
import { Button } from '../ui/action/Button.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { formatBytes } from '../ui/formatBytes.ts'
import { Icon } from '../ui/Icon.tsx'
import { fonteGuia } from './conteudo/fonte.ts'
import styles from './ImagemCard.module.css'
import { formatLugar } from './lugar/lugarImagem.ts'
import { MiniaturaButton } from './visualizador/MiniaturaButton.tsx'

type ImagemCardProps = {
  numeroFicha: number
  imagem: Imagem
  onOpen: () => void
  /** The events that it answers for, in words. */
  eventos: readonly string[]
  /** The guide takes images: one that answers for none is to be put right, and another may come beside it. */
  isEditable: boolean
  /** Absent where there is nothing to choose, or no change is taken. */
  onEventos?: (() => void) | undefined
  /** Absent where the guide takes no changes. */
  onRemove?: (() => void) | undefined
}

/** One stored image; pressing it opens the viewer. One that is evidence tells why it stays. */
export function ImagemCard(props: ImagemCardProps) {
  const { numeroFicha, imagem, eventos, onOpen, onEventos, onRemove } = props
  const { sequencial, nomeArquivo, bytes, congelada } = imagem
  const semEvento = props.isEditable && 'Não atende a nenhuma exigência da guia'
  const para = eventos.length > 0 ? `Para: ${eventos.join('; ')}` : semEvento
  return (
    <li className={styles.card}>
      <MiniaturaButton
        fonte={fonteGuia(numeroFicha)}
        label={`Ver imagem ${sequencial}: ${formatLugar(imagem)}`}
        onOpen={onOpen}
        sequencial={sequencial}
      />
      <div className={styles.words}>
        <p className={styles.place}>{formatLugar(imagem)}</p>
        <p className={styles.name}>
          {nomeArquivo} · {formatBytes(bytes)}
        </p>
        {para && <p className={styles.eventos}>{para}</p>}
        {congelada && (
          <p className={styles.congelada}>
            <Icon name="lock" size={16} />
            Congelada: contou {congelada.por}. Não pode ser removida
            {props.isEditable && '; envie outra ao lado dela'}.
          </p>
        )}
        {onEventos && !congelada && (
          <Button
            aria-label={`Escolher os eventos da imagem ${sequencial}`}
            onPress={onEventos}
            size="pequeno"
            variant="fantasma"
          >
            Escolher os eventos
          </Button>
        )}
      </div>
      {onRemove && !congelada && (
        <IconButton icon="trash" label={`Remover a imagem ${sequencial}`} onPress={onRemove} size="pequeno" />
      )}
    </li>
  )
}
