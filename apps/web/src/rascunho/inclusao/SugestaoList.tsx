import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { css } from '../../ui/css.ts'
import list from '../../ui/overlay/list.module.css'
import styles from './SugestaoList.module.css'

const c = css({ ...list, ...styles })

/** What of an option is shown; one that cannot be says why. */
export type SugestaoVista = {
  readonly evento: { readonly codigoEvento: string; readonly descricao: string }
  readonly impossivel?: string
}

type SugestaoListProps<S> = {
  id: string
  /** Names the list: "Eventos". */
  label: string
  opcoes: readonly S[]
  realce: number
  onTake: (sugestao: S) => void
  showPreco?: ((codigoEvento: string) => string | undefined) | undefined
}

/**
 * The events under the entry line, and those that cannot be there with the reason; the focus stays in the line, and the
 * pointer does not take it away.
 */
export const SugestaoList = <S extends SugestaoVista>({
  id,
  label,
  opcoes,
  realce,
  onTake,
  showPreco,
}: SugestaoListProps<S>) => (
  <div aria-label={label} className={c('popover', 'sugestoes')} id={id} role="listbox">
    {opcoes.map((sugestao, indice) => {
      const { evento, impossivel } = sugestao
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which names the option (aria-activedescendant)
        <div
          aria-disabled={impossivel !== undefined || undefined}
          aria-selected={indice === realce}
          className={c('item')}
          data-disabled={impossivel !== undefined || undefined}
          data-focused={indice === realce || undefined}
          id={`${id}-${indice}`}
          key={evento.codigoEvento}
          onClick={() => onTake(sugestao)}
          onPointerDown={(event) => event.preventDefault()}
          role="option"
          tabIndex={-1}
        >
          <span>
            <span className={styles.codigo}>{formatCodigoEvento(evento.codigoEvento)}</span>{' '}
            {evento.descricao}
            {impossivel && <span className={styles.motivo}>{impossivel}</span>}
          </span>
          {!impossivel && <span className={styles.preco}>{showPreco?.(evento.codigoEvento)}</span>}
        </div>
      )
    })}
  </div>
)
