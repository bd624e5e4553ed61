import styles from './MarcaLogo.module.css'
import { MarcaSymbol } from './MarcaSymbol.tsx'
import type { Marca } from './marca.ts'

type MarcaLogoProps = {
  marca: Marca
  size?: 'normal' | 'grande'
  /** Upon the brand's dark frame instead of the page. */
  isOnFrame?: boolean
}

/** The network's logo: mark and wordmark, readable as text. */
export function MarcaLogo({ marca, size = 'normal', isOnFrame }: MarcaLogoProps) {
  const [strong, plain] = marca.assinatura
  return (
    <span className={styles.logo} data-frame={isOnFrame || undefined} data-size={size}>
      <MarcaSymbol marca={marca} size={size === 'grande' ? 48 : 34} />
      <span className={styles.words}>
        <strong className={styles.strong}>{strong}</strong> <span className={styles.plain}>{plain}</span>
      </span>
    </span>
  )
}
