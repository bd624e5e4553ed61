import { pushSuccess } from '../api/notice.ts'
import { notice } from '../ui/notice.ts'
import { hasFinePointer } from '../ui/pointer.ts'

/** The notices on the page that name the key which takes back what they tell. */
let ditos: number[] = []

/** Tells what was done, and the key that undoes it where there is a keyboard. */
export function pushComVolta(dito: string, volta = 'Ctrl+Z desfaz.'): void {
  ditos.push(pushSuccess(hasFinePointer() ? `${dito} ${volta}` : dito))
}

/** Something was taken back: the key would undo another thing now than those notices tell. */
export function hideVoltas(): void {
  for (const id of ditos) notice.hide(id)
  ditos = []
}
