import { type OrigemTela, origensTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { keepGuardado, readGuardado } from '../api/guardado.ts'
import { byOrigem } from './identOrigem.ts'

const KEY = 'portal.origemNovaAba'

/** A menu of the browser stands open a while before "open in a new tab" is chosen. */
const VALE_MS = 30_000

const ATRIBUTO = 'data-origem'

/** A link that says where one comes from, wherever it is opened: beside the address, never in it. */
export const linkOrigem = (identOrigem: OrigemTela) => ({
  routerOptions: { state: byOrigem(identOrigem) },
  [ATRIBUTO]: identOrigem,
})

type Nota = { endereco: string; identOrigem: OrigemTela; em: number }

/** Notes which link may open another tab, by a key held down, the middle button or the browser's menu. */
function noteOrigem(event: MouseEvent): void {
  const isHere = event.type === 'click' && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${ATRIBUTO}]`) : null
  if (isHere || !link) return
  const nota = { endereco: link.pathname, identOrigem: link.getAttribute(ATRIBUTO), em: Date.now() }
  keepGuardado('localStorage', KEY, nota)
}

/** From now on the portal's links say in another tab too where one comes from (Spec §3.5, `identOrigem`). */
export function watchNovaAba(): void {
  for (const tipo of ['click', 'auxclick', 'contextmenu'] as const) addEventListener(tipo, noteOrigem, true)
}

function readNota(campos: ReadonlyMap<string, unknown>): Nota | undefined {
  const endereco = campos.get('endereco')
  const em = campos.get('em')
  const identOrigem = origensTela.find((origem) => origem === campos.get('identOrigem'))
  const isNota = typeof endereco === 'string' && typeof em === 'number' && identOrigem !== undefined
  return isNota ? { endereco, identOrigem, em } : undefined
}

/** Which link opened a tab at this address a moment ago; told once. */
function takeNota(endereco: string): OrigemTela | undefined {
  const nota = readGuardado('localStorage', KEY, readNota)
  if (nota?.endereco !== endereco) return undefined
  keepGuardado('localStorage', KEY, undefined)
  return Date.now() - nota.em < VALE_MS ? nota.identOrigem : undefined
}

/** A tab that such a link opened takes it along from here on, beside its address, as one that followed it does. */
export function adoptOrigemNovaAba(): void {
  const identOrigem = takeNota(location.pathname)
  if (identOrigem) history.replaceState({ ...history.state, identOrigem }, '')
}
