import { scaleBarras } from '../grafico/scaleBarras.ts'
import { css } from '../ui/css.ts'
import styles from './MiniMeses.module.css'

const c = css(styles)

type MiniMesesProps = { meses: readonly { mes: string; valor: number | null }[] }

/** How a figure went, at a glance: the words and the values are a key away, in its chart. */
export function MiniMeses({ meses }: MiniMesesProps) {
  const alturas = scaleBarras(meses.map(({ valor }) => valor ?? 0))
  return (
    <span aria-hidden="true" className={c('barras')} data-print="drawn">
      {meses.map(({ mes, valor }, at) => (
        <span
          className={styles.barra}
          data-vazio={!valor || undefined}
          key={mes}
          style={valor ? { height: `${alturas[at] ?? 0}%` } : undefined}
        />
      ))}
    </span>
  )
}
