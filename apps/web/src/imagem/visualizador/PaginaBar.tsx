import { Group } from 'react-aria-components/Group'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { css } from '../../ui/css.ts'
import { type Comando, formatTecla } from './comando.ts'
import styles from './PaginaBar.module.css'

const c = css(styles)

type PaginaBarProps = {
  pagina: number
  /** How many the document has, and how many of them are shown. */
  paginas: number
  paginasTela: number
  onComando: (comando: Comando) => void
}

/** The pages of a document, one at a time; which one is open is read aloud when it changes. */
export function PaginaBar({ pagina, paginas, paginasTela, onComando }: PaginaBarProps) {
  return (
    <Group aria-label="Páginas do documento" className={c('bar')}>
      <IconButton
        icon="chevronUp"
        isDisabled={pagina === 1}
        label={`Página anterior (${formatTecla('paginaAnterior')})`}
        onPress={() => onComando('paginaAnterior')}
      />
      <p className={styles.page} role="status">
        Página {pagina} de {paginas}
      </p>
      <IconButton
        icon="chevronDown"
        isDisabled={pagina === paginasTela}
        label={`Próxima página (${formatTecla('paginaSeguinte')})`}
        onPress={() => onComando('paginaSeguinte')}
      />
    </Group>
  )
}
