import { css } from '../../ui/css.ts'
import { Icon } from '../../ui/Icon.tsx'
import { formatFacesFaladas } from '../marca/formatDente.ts'
import { type AvisoDente, formatMarca, type MarcaDente, tellEstado, toTomAviso } from '../marca/marcaDente.ts'
import { SeloMarca } from '../marca/SeloMarca.tsx'
import styles from './ListaMarcas.module.css'

const c = css(styles)

type ListaMarcasProps = {
  marcas: readonly MarcaDente[]
  avisos: readonly AvisoDente[]
  /** What is said where there is nothing. */
  vazio: string
}

/** What a tooth or a region already has, in words, and what the rules say of it. */
export function ListaMarcas({ marcas, avisos, vazio }: ListaMarcasProps) {
  if (marcas.length + avisos.length === 0) return <p className={styles.vazio}>{vazio}</p>
  return (
    <ul className={c('lista')}>
      {marcas.map((marca) => {
        // A missing tooth has no other state than that one.
        const estado = marca.tipo === 'ausente' ? '' : tellEstado(marca).toLowerCase()
        const detalhe = [formatFacesFaladas(marca.faces ?? ''), estado]
        return (
          <li
            className={styles.item}
            key={`${marca.sequencial ?? ''} ${formatMarca(marca)} ${marca.faces ?? ''}`}
          >
            <SeloMarca tipo={marca.tipo} />
            <span>
              <span className={styles.nome}>{marca.rotulo}</span>
              <span className={styles.detalhe}>{detalhe.filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        )
      })}
      {avisos.map((aviso) => (
        <li className={styles.item} data-tom={toTomAviso([aviso])} key={aviso.texto}>
          <Icon name={aviso.severidade === 'aviso' ? 'info' : 'alert'} size={16} />
          <span>{aviso.texto}</span>
        </li>
      ))}
    </ul>
  )
}
