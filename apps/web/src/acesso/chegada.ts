import { enderecoPassagem } from '@portal/domain/menu/destino.ts'

/** What another system handed over: a token that serves once, and who it says to have sent. */
export type Chegada = { token: string; portalDentista: string | undefined }

// Read as soon as this is loaded, which main.tsx does before anything else: neither the router, nor the history, nor a
// request gets to know the address with it (Segurança A2).
let guardada = location.pathname === enderecoPassagem ? readChegada() : undefined

/** Takes what stands behind the "#" away from the address, and whatever is searched for with it. */
function readChegada(): Chegada | undefined {
  const dados = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname)
  const token = dados.get('token')
  return token === null ? undefined : { token, portalDentista: dados.get('portalDentista') ?? undefined }
}

/** What was handed over, once; undefined where nothing was, and after a reload: it stands in this tab's memory alone. */
export function takeChegada(): Chegada | undefined {
  const chegada = location.hash === '' ? guardada : readChegada()
  guardada = undefined
  return chegada
}
