import type { Totais } from '@portal/contract/financeiro.ts'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './DemonstrativoTable.module.css'
import { LinhaTotais, titulosTotais } from './LinhaTotais.tsx'

type LinhaAbertaProps = {
  /** By which an address leads to it. */
  id?: string | undefined
  nivel: 1 | 2 | 3
  nome: string
  /** Under the name: how many guides, the protocol. */
  detalhe?: ReactNode
  totais: Totais
  isOpen: boolean
  onToggle: () => void
}

/** A line with lines below it, which its name opens. */
export function LinhaAberta({ id, nivel, nome, detalhe, totais, isOpen, onToggle }: LinhaAbertaProps) {
  return (
    <tr className={styles.linha} data-nivel={nivel}>
      <th className={styles.nome} scope="row">
        <button
          aria-expanded={isOpen}
          className={styles.abre}
          data-print="words"
          id={id}
          onClick={onToggle}
          type="button"
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
          {nome}
        </button>
        {detalhe && <span className={styles.detalhe}>{detalhe}</span>}
      </th>
      <LinhaTotais totais={totais} />
    </tr>
  )
}

/** A line of words in place of figures, from one end of the table to the other. */
export const LinhaInteira = ({ children }: { children: ReactNode }) => (
  <tr className={styles.faixa}>
    <td colSpan={1 + titulosTotais.length}>{children}</td>
  </tr>
)
