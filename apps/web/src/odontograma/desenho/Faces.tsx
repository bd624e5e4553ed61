import type { Dente } from '@portal/domain/dente/dente.tables.ts'
import { toPosicaoFace } from '@portal/domain/dente/odontograma.ts'
import { css } from '../../ui/css.ts'
import cores from '../marca/marca.module.css'
import type { MarcaDente } from '../marca/marcaDente.ts'
import styles from './DenteDesenho.module.css'
import { FORMA_ALVO } from './forma.data.ts'
import { type Padrao, toPintura } from './Padroes.tsx'
import { createSetores, type Setores } from './setores.ts'

const c = css({ ...cores, ...styles })

const ALVOS = createSetores(FORMA_ALVO)

type FacesProps = {
  dente: Dente
  setores: Setores
  marcas: readonly MarcaDente[]
  /** Faces being chosen now, drawn over what the tooth already has. */
  escolhidas: string
  /** Faces that a press can choose. */
  permitidas: string
  padroes: string
}

/** The state that paints a face: being typed, else the last mark on it. */
function findPadrao({ marcas, escolhidas }: FacesProps, face: string): Padrao | undefined {
  if (escolhidas.includes(face)) return 'digitando'
  const tipo = marcas.findLast((marca) => marca.faces?.includes(face))?.tipo
  return tipo === 'ausente' ? undefined : tipo
}

/** The five faces of a tooth seen from the bite; painted ones last, so that their edges stay whole. */
export function Faces(props: FacesProps) {
  const { dente, setores, permitidas, padroes } = props
  const faces = [...dente.faces]
    .map((face) => ({ face, padrao: findPadrao(props, face) }))
    .sort((a, b) => Number(a.padrao !== undefined) - Number(b.padrao !== undefined))
  return faces.map(({ face, padrao }) => {
    const posicao = toPosicaoFace(dente, face)
    const marcavel = permitidas.includes(face)
    return (
      <g className={c('face')} data-face={marcavel ? face : undefined} data-padrao={padrao} key={face}>
        <path
          className={c('pintura', padrao ?? 'vazia')}
          d={setores[posicao]}
          fill={padrao && toPintura(padroes, padrao)}
        />
        {marcavel && <path className={c('alvo')} d={ALVOS[posicao]} />}
      </g>
    )
  })
}
