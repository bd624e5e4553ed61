import { css } from '../../ui/css.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon.data.ts'
import { DENTICOES, type DenticaoVista } from '../estado/denticao.ts'
import styles from './BarraOdontograma.module.css'
import { Segmentos } from './Segmentos.tsx'
import { useRovingFocus } from './useRovingFocus.ts'

const c = css(styles)

export type FerramentaOdontograma = {
  codigo: string
  rotulo: string
  icon: IconName
  /** Absent: it acts, and has no state. */
  isLigada?: boolean
  /** Its word beside the icon, where there is room. */
  hasPalavra?: boolean
  onPress: () => void
}

type BarraProps = {
  denticao: DenticaoVista
  onDenticao: (denticao: DenticaoVista) => void
  ferramentas: readonly FerramentaOdontograma[]
}

/** How the chart is shown, and the help of its keys: two tab stops, arrows within each. */
export function BarraOdontograma({ denticao, onDenticao, ferramentas }: BarraProps) {
  const { row, tabIndexOf } = useRovingFocus(ferramentas, undefined)
  return (
    <div className={styles.barra}>
      <Segmentos label="Dentição" onChange={onDenticao} opcoes={DENTICOES} value={denticao} />
      <div {...row} aria-label="Ferramentas do odontograma" className={c('fim')} role="toolbar">
        {ferramentas.map(({ codigo, rotulo, icon, isLigada, hasPalavra, onPress }) => (
          <button
            aria-label={hasPalavra ? undefined : rotulo}
            aria-pressed={isLigada}
            className={styles.chave}
            key={codigo}
            onClick={onPress}
            tabIndex={tabIndexOf(codigo)}
            title={hasPalavra ? undefined : rotulo}
            type="button"
          >
            <Icon name={icon} size={16} />
            {hasPalavra && <span>{rotulo}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
