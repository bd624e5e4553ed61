import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { css } from '../../ui/css.ts'
import type { MarcaDente } from '../marca/marcaDente.ts'
import styles from './DenteDesenho.module.css'
import { Faces } from './Faces.tsx'
import { getSetores, type Variante } from './getSetores.ts'
import { SimbolosFaces, SimbolosRaiz, SimboloTotal } from './Simbolos.tsx'
import { ALTURA_SILHUETA, getSilhueta } from './silhueta.ts'

const c = css(styles)

const LADO = 64
const VAO = 4
/** Room for roots: the whole silhouette, or just their symbols. */
const ALTURA_RAIZ = { geometrica: 22, anatomica: ALTURA_SILHUETA } as const
const CANAL_RETO = ['M32 22V2']

type DenteDesenhoProps = {
  dente: Dente
  variante: Variante
  marcas: readonly MarcaDente[]
  escolhidas: string
  permitidas: string
  /** The id given to `Padroes`. */
  padroes: string
}

/** One tooth: the root's side outwards, the faces towards the midline between the arches. Decorative for readers. */
export function DenteDesenho(props: DenteDesenhoProps) {
  const { dente, variante, marcas, escolhidas, permitidas, padroes } = props
  const raiz = ALTURA_RAIZ[variante]
  const altura = raiz + VAO + LADO
  const setores = getSetores(dente, variante)
  const silhueta = getSilhueta(dente)
  const longa = variante === 'anatomica'
  const ausente = marcas.some((marca) => marca.tipo === 'ausente')
  const assinalado = marcas.some((marca) => marca.tipo === 'assinalado')
  // The screw takes the root's place.
  const implante = marcas.some((marca) => marca.simbolo === 'implante')
  const virada = `${dente.superior ? '' : `translate(0 ${altura}) scale(1 -1)`}${dente.direito ? '' : ` translate(${LADO} 0) scale(-1 1)`}`
  return (
    <svg
      aria-hidden="true"
      className={c('desenho')}
      data-assinalado={assinalado || undefined}
      data-ausente={ausente || undefined}
      focusable="false"
      viewBox={`0 0 ${LADO} ${altura}`}
    >
      <g transform={virada || undefined}>
        {longa && (
          <g className={styles.corpo}>
            {!implante && silhueta.raizes.map((d) => <path className={styles.raiz} d={d} key={d} />)}
            <path className={styles.coroaNatural} d={silhueta.coroa} />
          </g>
        )}
        <SimbolosRaiz canais={longa ? silhueta.canais : CANAL_RETO} longa={longa} marcas={marcas} />
      </g>
      <g transform={dente.superior ? `translate(0 ${raiz + VAO})` : undefined}>
        <Faces
          dente={dente}
          escolhidas={escolhidas}
          marcas={marcas}
          padroes={padroes}
          permitidas={permitidas}
          setores={setores}
        />
        <SimbolosFaces contorno={setores.contorno} marcas={marcas} />
      </g>
      <SimboloTotal altura={altura} marcas={marcas} />
    </svg>
  )
}
