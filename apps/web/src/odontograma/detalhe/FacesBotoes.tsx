import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { FACES } from '@portal/domain/dente/face.tables.ts'
import { toPosicaoFace } from '@portal/domain/dente/odontograma.ts'
import { css } from '../../ui/css.ts'
import { useRovingFocus } from '../barra/useRovingFocus.ts'
import styles from './FacesBotoes.module.css'

const c = css(styles)

const nomeDaFace = (letra: string): string => FACES.find((face) => face.codigo === letra)?.nome ?? letra

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
  const letras = [...dente.faces]
  const { row, tabIndexOf } = useRovingFocus(
    letras.filter((letra) => permitidas.includes(letra)).map((codigo) => ({ codigo })),
    undefined,
  )
  return (
    <fieldset {...row} aria-label={`Faces do dente ${dente.codigo}`} className={c('faces')}>
      {letras.map((letra) => (
        <button
          aria-label={nomeDaFace(letra)}
          aria-pressed={escolhidas.includes(letra)}
          className={c('face', toPosicaoFace(dente, letra))}
          disabled={!permitidas.includes(letra)}
          key={letra}
          onClick={() => onFace(dente.codigo, letra)}
          tabIndex={tabIndexOf(letra)}
          title={nomeDaFace(letra)}
          type="button"
        >
          {letra}
        </button>
      ))}
    </fieldset>
  )
}
