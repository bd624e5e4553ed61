import styles from './ComunicadosPage.module.css'

/** What a notice is about. */
export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul aria-label="Etiquetas" className={styles.tags}>
      {tags.map((tag) => (
        <li className={styles.tag} key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
