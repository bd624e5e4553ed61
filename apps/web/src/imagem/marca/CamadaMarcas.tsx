import type { Marca } from '@portal/contract/marcaImagem.ts'
import { countPontos, type PontoMarca } from '@portal/domain/marcaImagem/marca.ts'
import { type PointerEvent, useId, useRef } from 'react'
import type { MarcasProps } from '../visualizador/marcas.ts'
import styles from './CamadaMarcas.module.css'
import { type Desenho, fromTela, isPronto, toTela } from './desenho.ts'
import { MarcaNaMao } from './MarcaNaMao.tsx'
import type { Movimento } from './movimento.ts'
import { Traco } from './Traco.tsx'

type CamadaMarcasProps = {
  estado: MarcasProps['estado']
  marcas: readonly Marca[]
  /** What is written beside a mark, as its line in the list says it. */
  describe: (marca: Pick<Marca, 'tipo' | 'pontos' | 'texto' | 'decimosMilimetro'>) => string
  desenho?: Desenho | undefined
  onMove?: (cursor: PontoMarca) => void
  onPonto?: (cursor: PontoMarca) => void
  /** The one that is being moved stands where it was moved to. */
  movimento?: Movimento | undefined
  /** Absent where a hand moves none. */
  mao?: { onMove: (movimento: Movimento) => void; onDrop: (movimento: Movimento) => void } | undefined
}

/** How far a finger or a mouse has to go for the end of a drag to be the second point. */
const arrasto = 8

/** The marks over the image, drawn where it stands and as large on any zoom; no reader reads them, the list does. */
export function CamadaMarcas(props: CamadaMarcasProps) {
  const { estado, marcas, describe, desenho, onMove, onPonto, movimento, mao } = props
  const { palco } = estado
  const ponta = useId()
  const isFaltaUm = desenho && countPontos(desenho.tipo) - desenho.pontos.length === 1
  /** The press that sets the last point: as the hand lifts, for the press itself would take the focus from what it opens. */
  const isUltimo = useRef(false)
  const at = (event: PointerEvent): PontoMarca => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return fromTela(estado, { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 })
  }
  const isFar = (event: PointerEvent): boolean => {
    const [primeiro] = desenho?.pontos ?? []
    if (!primeiro || (desenho && isPronto(desenho))) return false
    const [de, ate] = [toTela(estado, primeiro), toTela(estado, at(event))]
    return Math.hypot(ate.x - de.x, ate.y - de.y) > arrasto
  }
  return (
    <svg
      aria-hidden="true"
      className={styles.layer}
      data-desenhando={(desenho && !isPronto(desenho)) || undefined}
      {...(desenho &&
        !isPronto(desenho) && {
          onPointerMove: (event) => onMove?.(at(event)),
          onPointerDown: (event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            isUltimo.current = isFaltaUm === true
            if (!isFaltaUm) onPonto?.(at(event))
          },
          onPointerUp: (event) => (isUltimo.current || isFar(event)) && onPonto?.(at(event)),
        })}
    >
      <marker id={ponta} markerHeight="8" markerWidth="8" orient="auto" refX="7" refY="4" viewBox="0 0 8 8">
        <path className={styles.head} d="M0 0 8 4 0 8Z" />
      </marker>
      <g transform={`translate(${palco.largura / 2} ${palco.altura / 2})`}>
        {marcas.map((marca) => {
          const isMovendo = marca.numero === movimento?.marca.numero
          const pontos = isMovendo ? movimento.pontos : marca.pontos
          const traco = (
            <Traco
              key={marca.numero}
              pontos={pontos.map((ponto) => toTela(estado, ponto))}
              ponta={`url(#${ponta})`}
              texto={describe({ ...marca, pontos: [...pontos] })}
              tipo={marca.tipo}
            />
          )
          return mao && !desenho ? (
            <MarcaNaMao {...mao} estado={estado} key={marca.numero} marca={marca}>
              {traco}
            </MarcaNaMao>
          ) : (
            traco
          )
        })}
        {movimento && movimento.pega !== 'tudo' && <Ponta estado={estado} {...movimento} />}
        {desenho && <EmDesenho desenho={desenho} estado={estado} ponta={`url(#${ponta})`} />}
      </g>
    </svg>
  )
}

type EmDesenhoProps = { desenho: Desenho; estado: MarcasProps['estado']; ponta: string }

/** What is being drawn, up to the cursor, and the cursor itself. */
function EmDesenho({ desenho, estado, ponta }: EmDesenhoProps) {
  const { tipo, pontos, cursor } = desenho
  const aqui = toTela(estado, cursor)
  const todos = isPronto(desenho) ? pontos : [...pontos, cursor]
  return (
    <>
      <Traco ponta={ponta} pontos={todos.map((ponto) => toTela(estado, ponto))} texto="" tipo={tipo} />
      {!isPronto(desenho) && (
        <path className={styles.cursor} d="M-14 0H14M0-14V14" transform={`translate(${aqui.x} ${aqui.y})`} />
      )}
    </>
  )
}

/** The end that is being moved. */
function Ponta({ estado, pontos, pega }: Movimento & Pick<CamadaMarcasProps, 'estado'>) {
  const ponto = pega === 'tudo' ? undefined : pontos[pega]
  if (!ponto) return null
  const { x, y } = toTela(estado, ponto)
  return <circle className={styles.held} cx={x} cy={y} r="8" />
}
