import { type Tela, telas } from '@portal/domain/menu/tela.tables.ts'

/** A screen of the portal: its address, and the file of its page (the name of its own chunk in the build). */
export type PortalRoute = { name: string; path: string; chunk: string }

/** What the addresses of screens ask for. */
export type Numeros = Readonly<Record<'numeroFicha' | 'numeroSolicitacao', number>>

/** "/portal/impressao/gto/$numeroFicha" -> impressao, gto. */
const listPalavras = (rota: string) =>
  rota
    .split('/')
    .slice(2)
    .filter((parte) => !parte.startsWith('$'))

const toRoute = ({ rota, pagina }: Tela): PortalRoute => ({
  name: listPalavras(rota).join(' ') || 'home',
  path: rota,
  chunk: pagina,
})

/** All that a dentist has, the first one after login first: what opens to radiology units alone would only be refused. */
export const routes: readonly PortalRoute[] = telas
  .filter(({ pagina }) => pagina !== 'CapturaExamesPage')
  .map(toRoute)

export const addressOf = ({ path }: PortalRoute, numeros: Numeros): string =>
  Object.entries(numeros).reduce(
    (address, [name, numero]) => address.replace(`$${name}`, String(numero)),
    path,
  )
