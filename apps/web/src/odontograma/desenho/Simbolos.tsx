import { css } from '../../ui/css.ts'
import type { MarcaDente } from '../marcaDente.ts'
import styles from './DenteDesenho.module.css'
import cores from './marca.module.css'

const c = css({ ...cores, ...styles })

const ROSCA_LONGA = 'M27 52V22Q32 8 37 22V52ZM23 24L41 28M23 31L41 35M23 38L41 42M23 45L41 49'
const ROSCA_CURTA = 'M32 21V2M26 6L38 8M26 11L38 13M26 16L38 18'

type SimboloRaizProps = {
  marcas: readonly MarcaDente[]
  /** Where the canals run; one straight line in the geometric drawing. */
  canais: readonly string[]
  longa: boolean
}

/** In the root's place: the canal line (dashed while planned) and the implant's screw. */
export function SimbolosRaiz({ marcas, canais, longa }: SimboloRaizProps) {
  return marcas.map((marca) => {
    const classes = c('simbolo', marca.tipo, marca.tipo === 'planejado' && 'tracejado')
    if (marca.simbolo === 'implante') {
      return <path className={classes} d={longa ? ROSCA_LONGA : ROSCA_CURTA} key="implante" />
    }
    return marca.simbolo === 'endodontia'
      ? canais.map((canal) => <path className={classes} d={canal} key={canal} />)
      : null
  })
}

type SimboloFacesProps = { marcas: readonly MarcaDente[]; contorno: string }

/** Over the faces: the crown's outline and the sealant's letter. */
export function SimbolosFaces({ marcas, contorno }: SimboloFacesProps) {
  return marcas.map((marca) => {
    if (marca.simbolo === 'coroa') {
      const classes = c('simbolo', 'coroa', marca.tipo, marca.tipo === 'planejado' && 'tracejado')
      return <path className={classes} d={contorno} key="coroa" />
    }
    return marca.simbolo === 'selante' ? (
      <text className={c('letra', marca.tipo)} key="selante" x="32" y="38">
        S
      </text>
    ) : null
  })
}

/** Over the whole tooth: one diagonal for an extraction to be done, an X for a tooth that is gone. */
export function SimboloTotal({ marcas, altura }: { marcas: readonly MarcaDente[]; altura: number }) {
  const marca = marcas.findLast(({ tipo, simbolo }) => tipo === 'ausente' || simbolo === 'exodontia')
  if (!marca) return null
  const feita = marca.tipo === 'ausente' || marca.tipo === 'realizado'
  const diagonal = `M8 ${altura - 6}L56 6`
  return (
    <path
      className={c('simbolo', 'total', marca.tipo)}
      d={feita ? `${diagonal}M8 6L56 ${altura - 6}` : diagonal}
    />
  )
}
