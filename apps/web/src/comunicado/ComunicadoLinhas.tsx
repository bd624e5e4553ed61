import type { ResumoComunicado } from '@portal/contract/comunicado.ts'
import { showDia } from '../calendario/format.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './ComunicadosPage.module.css'
import { addressOf, type ComunicadoSearch } from './comunicadoSearch.ts'
import { TagList } from './TagList.tsx'

type ComunicadoLinhasProps = {
  comunicados: readonly ResumoComunicado[]
  /** What the list was narrowed to; it goes along, for the way back. */
  search?: ComunicadoSearch
}

/** Notices in lines, each a way to its text; those that wait say so in a word. */
export const ComunicadoLinhas = ({ comunicados, search = {} }: ComunicadoLinhasProps) => (
  <ul className={styles.linhas}>
    {comunicados.map(({ codComunicado, titulo, tags, publicadoEm, lido }) => (
      <li
        className={styles.linha}
        data-linha={codComunicado}
        data-novo={!lido || undefined}
        key={codComunicado}
      >
        <Link href={addressOf({ ...search, comunicado: codComunicado })}>{titulo}</Link>
        <span className={styles.quando}>{showDia(publicadoEm)}</span>
        {!lido && <Badge tone="informacao">Não lido</Badge>}
        <TagList tags={tags} />
      </li>
    ))}
  </ul>
)
