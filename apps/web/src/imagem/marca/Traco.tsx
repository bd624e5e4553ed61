import type { TipoMarca } from '@portal/domain/marcaImagem/marca.ts'
import type { Ponto } from '../visualizador/transformacao.ts'
import styles from './CamadaMarcas.module.css'

type TracoProps = {
  tipo: TipoMarca
  /** On the stage, from its centre. */
  pontos: readonly Ponto[]
  texto: string
  /** Address of the arrow's head. */
  ponta: string
}

/** One mark as it is drawn: its line on a dark edge or its point, and its words. */
export function Traco({ tipo, pontos: [de, ate], texto, ponta }: TracoProps) {
  if (!de) return null
  const rotulo = ate && tipo !== 'seta' ? { x: (de.x + ate.x) / 2, y: (de.y + ate.y) / 2 } : de
  return (
    <>
      {ate ? (
        ['hold', 'halo', 'line'].map((parte) => (
          <line
            className={styles[parte]}
            data-tipo={tipo}
            key={parte}
            markerEnd={tipo === 'seta' && parte === 'line' ? ponta : undefined}
            x1={de.x}
            x2={ate.x}
            y1={de.y}
            y2={ate.y}
          />
        ))
      ) : (
        <>
          <circle className={styles.hold} cx={de.x} cy={de.y} r="4" />
          <circle className={styles.dot} cx={de.x} cy={de.y} r="4" />
        </>
      )}
      <text className={styles.text} x={rotulo.x + 8} y={rotulo.y - 8}>
        {texto}
      </text>
    </>
  )
}
