import type { Ponto } from '../visualizador/transformacao.ts'
import { useTeclasAntes } from '../visualizador/useTeclasAntes.ts'

type Ordens = {
  onMove: (por: Ponto) => void
  onEnter: () => void
  onSpace: () => void
  onCancel: () => void
}

const direcoes: Readonly<Record<string, Ponto>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const passo = { largo: 10, fino: 1 } as const

/** A button has Enter and the bar for itself, but for the one (`data-na-mao`) on which the focus stands with a mark in hand. */
const isOutroBotao = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([data-na-mao])') !== null

/** While a mark is drawn or moved the arrows move what is in hand, Enter and the bar say what becomes of it, Esc gives it up. */
export function useTeclasDesenho(isFazendo: boolean, ordens: Ordens): void {
  useTeclasAntes(isFazendo, ({ key, shiftKey, target }) => {
    const direcao = direcoes[key]
    const tamanho = shiftKey ? passo.fino : passo.largo
    if (direcao) ordens.onMove({ x: direcao.x * tamanho, y: direcao.y * tamanho })
    else if (key === 'Escape') ordens.onCancel()
    else if (isOutroBotao(target)) return false
    else if (key === 'Enter') ordens.onEnter()
    else if (key === ' ') ordens.onSpace()
    else return false
    return true
  })
}
