import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { FACES } from '@portal/domain/dente/face.tables.ts'
import { toPosicaoFace } from '@portal/domain/dente/odontograma.ts'
import { css } from '../../ui/css.ts'
import styles from './FacesBotoes.module.css'

const c = css(styles)

type FacesBotoesProps = {
  dente: Dente
  escolhidas: string
  permitidas: string
  onFace: (dente: string, face: string) => void
}

/**
 * The five faces where they lie on the tooth, each a target that a finger in a glove can hit (WCAG 2.5.8). Plain
 * buttons: they are drawn again at every key of the chart.
 */
export function FacesBotoes({ dente, escolhidas, permitidas, onFace }: FacesBotoesProps) {
  return (
    <fieldset aria-label={`Faces do dente ${dente.codigo}`} className={c('faces')}>
      {[...dente.faces].map((letra) => (
        <button
          aria-pressed={escolhidas.includes(letra)}
          className={c('face', toPosicaoFace(dente, letra))}
          disabled={!permitidas.includes(letra)}
          key={letra}
          onClick={() => onFace(dente.codigo, letra)}
          type="button"
        >
          <span aria-hidden="true" className={styles.letra}>
            {letra}
          </span>
          {FACES.find((face) => face.codigo === letra)?.nome}
        </button>
      ))}
    </fieldset>
  )
}
