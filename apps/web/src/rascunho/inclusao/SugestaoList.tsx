import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { css } from '../../ui/css.ts'
import list from '../../ui/overlay/list.module.css'
import type { Candidato } from './listCandidatos.ts'
import styles from './SugestaoList.module.css'

const c = css({ ...list, ...styles })

type SugestaoListProps = {
  id: string
  opcoes: readonly Candidato[]
  /** The one that Enter takes. */
  realce: number
  onTake: (candidato: Candidato) => void
  showPreco: (codigoEvento: string) => string | undefined
}

/**
 * The events under the entry line, and those that cannot be there with the reason; the focus stays in the line, and the
 * pointer does not take it away.
 */
export const SugestaoList = ({ id, opcoes, realce, onTake, showPreco }: SugestaoListProps) => (
  <div aria-label="Eventos" className={c('popover', 'sugestoes')} id={id} role="listbox">
    {opcoes.map(({ evento, impossivel }, indice) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which names the option (aria-activedescendant)
      <div
        aria-disabled={impossivel !== undefined || undefined}
        aria-selected={indice === realce}
        className={c('item')}
        data-disabled={impossivel !== undefined || undefined}
        data-focused={indice === realce || undefined}
        id={`${id}-${indice}`}
        key={evento.codigoEvento}
        onClick={() => onTake(impossivel ? { evento, impossivel } : { evento })}
        onPointerDown={(event) => event.preventDefault()}
        role="option"
        tabIndex={-1}
      >
        <span>
          <span className={styles.codigo}>{formatCodigoEvento(evento.codigoEvento)}</span> {evento.descricao}
          {impossivel && <span className={styles.motivo}>{impossivel}</span>}
        </span>
        {!impossivel && <span className={styles.preco}>{showPreco(evento.codigoEvento)}</span>}
      </div>
    ))}
  </div>
)
