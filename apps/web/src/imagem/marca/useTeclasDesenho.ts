import type { Ponto } from '../visualizador/transformacao.ts'
import { useTeclasMarca } from './useTeclasMarca.ts'

type Ordens = { onMove: (por: Ponto) => void; onPonto: () => void; onCancel: () => void }

const direcoes: Readonly<Record<string, Ponto>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const passo = { largo: 10, fino: 1 } as const

/** While a mark is drawn the arrows move its cursor, Enter or the bar sets a point and Esc gives it up. */
export function useTeclasDesenho(isDesenhando: boolean, ordens: Ordens): void {
  useTeclasMarca(isDesenhando, ({ key, shiftKey }) => {
    const direcao = direcoes[key]
    const tamanho = shiftKey ? passo.fino : passo.largo
    if (direcao) ordens.onMove({ x: direcao.x * tamanho, y: direcao.y * tamanho })
    else if (key === 'Enter' || key === ' ') ordens.onPonto()
    else if (key === 'Escape') ordens.onCancel()
    else return false
    return true
  })
}
