import { keepGuardado, readGuardado } from '../api/guardado.ts'
import { pushSuccess } from '../api/notice.ts'
import { visita } from '../visita/visita.ts'

const KEY = 'portal.avisoEntrada'

/** `isPrimeiro`: of somebody who has never been here. */
type Aviso = { titulo: string; texto: string; isPrimeiro?: boolean }

/** Goes along into the portal, which is a full load away: what was done on the way in. */
export function keepAvisoEntrada(aviso: Aviso): void {
  keepGuardado('sessionStorage', KEY, aviso)
}

function readAviso(campos: ReadonlyMap<string, unknown>): Aviso | undefined {
  const titulo = campos.get('titulo')
  const texto = campos.get('texto')
  const isAviso = typeof titulo === 'string' && typeof texto === 'string'
  return isAviso ? { titulo, texto, isPrimeiro: campos.get('isPrimeiro') === true } : undefined
}

/** Tells it there, once. */
export function tellAvisoEntrada(): void {
  const aviso = readGuardado('sessionStorage', KEY, readAviso)
  keepGuardado('sessionStorage', KEY, undefined)
  if (!aviso) return
  pushSuccess(aviso.texto, aviso.titulo)
  if (aviso.isPrimeiro) visita.offer()
}
