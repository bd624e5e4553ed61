import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { FACES, parseFaces } from '@portal/domain/dente/face.tables.ts'
import { listFacesPossiveis } from '@portal/domain/evento/regra/formaEvento.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { useQuery } from '@tanstack/react-query'
import { facesQuery } from '../../evento/evento.queries.ts'
import { css } from '../../ui/css.ts'
import styles from './CelulaFaces.module.css'

const c = css(styles)

type CelulaFacesProps = {
  rotulo: string
  regra: RegraEvento
  dente: string
  faces: string
  onChange: (faces: string) => void
}

const nomeDaFace = (letra: string): string => FACES.find((face) => face.codigo === letra)?.nome ?? letra

/** The faces of one item as five small switches; those that the operator does not accept on the tooth are not offered. */
export function CelulaFaces({ rotulo, regra, dente, faces, onChange }: CelulaFacesProps) {
  const doDente = findDente(dente)
  const { data } = useQuery({ ...facesQuery(regra.codigoEvento, dente), enabled: doDente !== undefined })
  // The rule says the same as the call, and is already here while the call is away.
  const daRegra = doDente ? listFacesPossiveis(regra, doDente) : ''
  const possiveis = data ? data.faces.map(({ codigoFace }) => codigoFace).join('') : daRegra
  // A face that is marked may always be taken away, even when it should not be there.
  const letras = [...new Set(`${doDente?.faces ?? possiveis}${faces}`)].filter(
    (letra) => possiveis.includes(letra) || faces.includes(letra),
  )
  return (
    <fieldset aria-label={`Faces de ${rotulo}`} className={c('faces')}>
      {letras.map((letra) => {
        const isMarcada = faces.includes(letra)
        return (
          <button
            aria-label={nomeDaFace(letra)}
            aria-pressed={isMarcada}
            className={styles.face}
            key={letra}
            onClick={() =>
              onChange(parseFaces(isMarcada ? faces.replace(letra, '') : faces + letra) ?? faces)
            }
            title={nomeDaFace(letra)}
            type="button"
          >
            {letra}
          </button>
        )
      })}
    </fieldset>
  )
}
