import type { Marca } from '@portal/contract/marcaImagem.ts'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import type { MarcasProps } from '../visualizador/marcas.ts'
import styles from './CamadaMarcas.module.css'
import { beginMovimento, findPega, type Movimento, moveMarca } from './movimento.ts'

type MarcaNaMaoProps = {
  estado: MarcasProps['estado']
  marca: Marca
  onMove: (movimento: Movimento) => void
  /** The hand let go of it. */
  onDrop: (movimento: Movimento) => void
  children: ReactNode
}

type Mao = { x: number; y: number; movimento: Movimento }

/** A drawn mark that a hand may take, by one of its ends or whole, and put elsewhere. */
export function MarcaNaMao({ estado, marca, onMove, onDrop, children }: MarcaNaMaoProps) {
  /** Where the hand took it, and what it took. */
  const mao = useRef<Mao>(undefined)
  const move = (event: PointerEvent): Movimento | undefined => {
    const tomada = mao.current
    if (!tomada) return undefined
    const por = { x: event.clientX - tomada.x, y: event.clientY - tomada.y }
    return moveMarca(estado, tomada.movimento, por)
  }
  return (
    <g
      className={styles.free}
      onPointerCancel={() => {
        const tomada = mao.current
        mao.current = undefined
        if (tomada) onDrop(tomada.movimento)
      }}
      onPointerDown={(event) => {
        const folha = event.currentTarget.ownerSVGElement
        if (event.button > 0 || !folha) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { left, top, width, height } = folha.getBoundingClientRect()
        const { clientX: x, clientY: y } = event
        const aqui = { x: x - left - width / 2, y: y - top - height / 2 }
        mao.current = { x, y, movimento: beginMovimento(marca, findPega(estado, marca, aqui)) }
      }}
      onPointerMove={(event) => {
        const movida = move(event)
        if (movida) onMove(movida)
      }}
      onPointerUp={(event) => {
        const movida = move(event)
        mao.current = undefined
        if (movida) onDrop(movida)
      }}
    >
      {children}
    </g>
  )
}
