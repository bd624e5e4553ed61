import type { Prazo } from '@portal/contract/prazo.ts'
import { notice } from '../ui/notice.ts'
import { nameLinha } from './prazoWords.ts'

/** The notices that offer to take a deadline back, by its name: they stay when its page is left. */
const mostrados = new Map<string, number>()

/** Tells what was given up, with the way back. */
export function pushDesistencia(prazo: Prazo, onUndo: () => void): void {
  const id = notice.push({
    tone: 'sucesso',
    title: 'Desistência registrada',
    text: `${nameLinha(prazo)}. Fica em Desistências, com o motivo, e pode voltar.`,
    action: { label: 'Desfazer', keys: 'Ctrl+Z', run: onUndo },
  })
  mostrados.set(prazo.chave, id)
}

/** Once the deadline is back, its notice has nothing left to undo. */
export function hideDesistencia(chave: string): void {
  const id = mostrados.get(chave)
  if (id !== undefined) notice.hide(id)
  mostrados.delete(chave)
}
