import styles from './Leitura.module.css'

/** About six lines of the narrowest screen: what may be longer is a box of its own. */
const CURTA = 240

/** How the line was understood; that of a pasted column scrolls, and leaves the page where it is. */
export const Leitura = ({ texto }: { texto: string }) =>
  texto.length <= CURTA ? (
    <p className={styles.leitura}>{texto}</p>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label="Como a linha foi lida" className={styles.leitura} tabIndex={0}>
      {texto}
    </section>
  )
