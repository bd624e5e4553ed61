import { css } from '../ui/css.ts'
import cores from './desenho/marca.module.css'
import { getTipoMarca, type TipoMarca } from './marcaDente.ts'
import styles from './SeloMarca.module.css'

const c = css({ ...cores, ...styles })

/** The letter of a state in its colour. Decorative: the words stand beside it or in the tooth's label. */
export function SeloMarca({ tipo }: { tipo: TipoMarca }) {
  return (
    <span aria-hidden="true" className={c('selo', tipo)} data-tipo={tipo}>
      {getTipoMarca(tipo).letra}
    </span>
  )
}
