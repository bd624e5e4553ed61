import { css } from '../../ui/css.ts'
import cores from '../marca/marca.module.css'
import type { MarcaDente } from '../marca/marcaDente.ts'
import styles from './DenteDesenho.module.css'

const c = css({ ...cores, ...styles })

const ROSCA_LONGA =
  'M26 60H38V54L36 54V24Q32 14 28 24V54L26 54ZM24 25L40 29M24 32L40 36M24 39L40 43M24 46L40 50'
const ROSCA_CURTA = 'M32 21V2M26 6L38 8M26 11L38 13M26 16L38 18'

/** Drawn, not written: text inside the drawing would be part of the tooth's name. */
const LETRA_S = 'M37 28C35 25 27 25 27 29C27 33 37 31 37 35.5C37 40 29 40 27 36.5'

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
      <g key="selante">
        <path className={c('simbolo', 'halo')} d={LETRA_S} />
        <path className={c('simbolo', 'letra')} d={LETRA_S} />
      </g>
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
