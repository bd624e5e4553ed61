import { applyMarca } from '../src/marca/applyMarca.ts'
import { findMarca } from '../src/marca/findMarca.ts'
import { MarcaLogo } from '../src/marca/MarcaLogo.tsx'
import type { Marca } from '../src/marca/marca.ts'
import { marcas } from '../src/marca/marcas.ts'
import { IconButton } from '../src/ui/action/IconButton.tsx'
import { useUnreadCount } from '../src/ui/feedback/useUnreadCount.ts'
import { VisuallyHidden } from '../src/ui/layout/VisuallyHidden.tsx'
import { Menu } from '../src/ui/overlay/Menu.tsx'
import { theme, themes } from '../src/ui/theme.ts'
import { useTheme } from '../src/ui/useTheme.ts'
import styles from './Gallery.module.css'

const themeNames = {
  sistema: 'Do sistema',
  claro: 'Claro',
  escuro: 'Escuro',
  contraste: 'Alto contraste',
} as const
const themeIcons = { sistema: 'system', claro: 'sun', escuro: 'moon', contraste: 'contrast' } as const

type GalleryBarProps = { marca: Marca; onMarca: (id: string) => void; onOpenNotices: () => void }

/** The brand and theme switches, on the brand's own frame. */
export function GalleryBar({ marca, onMarca, onOpenNotices }: GalleryBarProps) {
  const current = useTheme()
  const unread = useUnreadCount()
  return (
    <header className={styles.bar}>
      <MarcaLogo isOnFrame marca={marca} />
      <div className={styles.barEnd}>
        <Menu
          entries={marcas.map(({ id, rotulo }) => ({
            id,
            label: rotulo,
            onAction: () => {
              applyMarca(findMarca(id))
              onMarca(id)
            },
          }))}
          label="Marca"
          trigger={<IconButton icon="building" isOnFrame label={`Marca: ${marca.rotulo}`} />}
        />
        <Menu
          entries={themes.map((id) => ({
            id,
            label: themeNames[id],
            icon: themeIcons[id],
            onAction: () => theme.choose(id),
          }))}
          label="Tema"
          trigger={<IconButton icon={themeIcons[current]} isOnFrame label={`Tema: ${themeNames[current]}`} />}
        />
        <span className={styles.bell}>
          <IconButton icon="bell" isOnFrame label={`Avisos, ${unread} não lidos`} onPress={onOpenNotices} />
          {unread > 0 && (
            <span aria-hidden="true" className={styles.unread}>
              {unread}
            </span>
          )}
          <VisuallyHidden>
            <span aria-live="polite">{unread > 0 ? `${unread} avisos não lidos` : ''}</span>
          </VisuallyHidden>
        </span>
      </div>
    </header>
  )
}
