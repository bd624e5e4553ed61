import { css } from '../../ui/css.ts'
import cores from './marca.module.css'
import { getTipoMarca, type TipoMarca } from './marcaDente.ts'
import styles from './SeloMarca.module.css'

const c = css({ ...cores, ...styles })

/**
 * The letter of a state in its colour. Decorative, and written by the style sheet, so that it is no part of a name
 * (WCAG 2.5.3): the words stand beside it or in the tooth's label.
 */
export function SeloMarca({ tipo }: { tipo: TipoMarca }) {
  return (
    <span
      aria-hidden="true"
      className={c('selo', tipo)}
      data-letra={getTipoMarca(tipo).letra}
      data-tipo={tipo}
    />
  )
}
