import { type Tela, telas } from '@portal/domain/menu/tela.tables.ts'

/** A screen of the portal: its address, and the file of its page (the name of its own chunk in the build). */
export type PortalRoute = { name: string; path: string; chunk: string }

const toRoute = ({ rota, pagina }: Tela): PortalRoute => ({
  name: rota.split('/')[2] ?? 'home',
  path: rota,
  chunk: pagina,
})

/** All that the portal has, the first one after login first. */
export const routes: readonly PortalRoute[] = telas.map(toRoute)

/** What an address asks for is a released guide's number. */
export const addressOf = ({ path }: PortalRoute, guia: number): string => path.replace(/\$\w+/, String(guia))
