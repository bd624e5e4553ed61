import styles from './SkipLinks.module.css'

type SkipLinksProps = { links: readonly { href: `#${string}`; label: string }[] }

/** The eMAG jumps, the first stops of the keyboard: 1 conteúdo, 2 menu, 3 busca (Interface B2.11). */
export function SkipLinks({ links }: SkipLinksProps) {
  return (
    <nav aria-label="Atalhos de acessibilidade" className={styles.nav}>
      {links.map(({ href, label }, index) => (
        // biome-ignore lint/a11y/noAccessKey: eMAG 3.1 asks for these three keys, Brazilian readers know them
        <a accessKey={String(index + 1)} className={styles.link} href={href} key={href}>
          {label} <span className={styles.number}>[{index + 1}]</span>
        </a>
      ))}
    </nav>
  )
}
