import type { EventoOfertado } from '@portal/contract/evento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { css } from '../../ui/css.ts'
import list from '../../ui/overlay/list.module.css'
import styles from './SugestaoList.module.css'

const c = css({ ...list, ...styles })

type SugestaoListProps = {
  id: string
  opcoes: readonly EventoOfertado[]
  /** The one that Enter takes. */
  realce: number
  onTake: (evento: EventoOfertado) => void
  showPreco: (codigoEvento: string) => string | undefined
}

/** The events under the entry line; the focus stays in it, and the pointer does not take it away. */
export const SugestaoList = ({ id, opcoes, realce, onTake, showPreco }: SugestaoListProps) => (
  <div aria-label="Eventos" className={c('popover', 'sugestoes')} id={id} role="listbox">
    {opcoes.map((evento, indice) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which names the option (aria-activedescendant)
      <div
        aria-selected={indice === realce}
        className={c('item')}
        data-focused={indice === realce || undefined}
        id={`${id}-${indice}`}
        key={evento.codigoEvento}
        onClick={() => onTake(evento)}
        onPointerDown={(event) => event.preventDefault()}
        role="option"
        tabIndex={-1}
      >
        <span>
          <span className={styles.codigo}>{formatCodigoEvento(evento.codigoEvento)}</span> {evento.descricao}
        </span>
        <span className={styles.preco}>{showPreco(evento.codigoEvento)}</span>
      </div>
    ))}
  </div>
)
