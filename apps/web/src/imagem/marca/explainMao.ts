import type { Desenho } from './desenho.ts'
import type { Movimento } from './movimento.ts'

const passos = 'mova com as setas (Shift: fino) e aperte Enter.'

/** What to do next, and while a distance is drawn how long it is. */
export function explainDesenho({ tipo, pontos }: Desenho, medida: string): string {
  const onde = `Clique, ou ${passos}`
  if (tipo === 'texto') return `Onde fica o texto? ${onde}`
  if (pontos.length === 0) return `Primeiro ponto. ${onde}`
  return tipo === 'medida' ? `Segundo ponto: ${medida}. ${onde}` : `Segundo ponto. ${onde}`
}

const partes = { tudo: 'A marca toda', 0: 'O primeiro ponto', 1: 'O segundo ponto' } as const

/** What is moved, and how. */
export function explainMovimento({ pega, pontos }: Movimento): string {
  const outra = pontos.length > 1 ? ' Espaço troca de ponta.' : ''
  return `${partes[pega]}: arraste, ou ${passos}${outra}`
}
