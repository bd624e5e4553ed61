import { pushSuccess } from '../api/notice.ts'
import { visita } from '../visita/visita.ts'

const KEY = 'portal.avisoEntrada'

/** `isPrimeiro`: of somebody who has never been here. */
type Aviso = { titulo: string; texto: string; isPrimeiro?: boolean }

/** Goes along into the portal, which is a full load away: what was done on the way in. */
export function keepAvisoEntrada(aviso: Aviso): void {
  sessionStorage.setItem(KEY, JSON.stringify(aviso))
}

/** Tells it there, once. */
export function tellAvisoEntrada(): void {
  const guardado = sessionStorage.getItem(KEY)
  if (guardado === null) return
  sessionStorage.removeItem(KEY)
  const { titulo, texto, isPrimeiro = false } = JSON.parse(guardado) as Aviso
  pushSuccess(texto, titulo)
  if (isPrimeiro) visita.offer()
}
