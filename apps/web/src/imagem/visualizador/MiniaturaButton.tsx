import { Button as AriaButton } from 'react-aria-components/Button'
import { css } from '../../ui/css.ts'
import type { FonteImagem } from '../conteudo/fonte.ts'
import { Miniatura } from '../conteudo/Miniatura.tsx'
import styles from './MiniaturaButton.module.css'
import { bringVisualizador } from './Visualizador.tsx'

const c = css(styles)

type MiniaturaButtonProps = { fonte: FonteImagem; sequencial: number; label: string; onOpen: () => void }

/** The thumbnail of a stored image that opens the viewer on it; `label` says which that is. */
export const MiniaturaButton = ({ fonte, sequencial, label, onOpen }: MiniaturaButtonProps) => (
  <AriaButton {...bringVisualizador} aria-label={label} className={c('open')} onPress={onOpen}>
    <Miniatura fonte={fonte} sequencial={sequencial} />
  </AriaButton>
)
