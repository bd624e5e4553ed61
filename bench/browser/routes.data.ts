/** A screen of the portal: its address, and the file of its page (the name of its own chunk in the build). */
export type PortalRoute = { name: string; path: string; chunk: string }

/** The portal's screens (apps/web/src/routes.tsx), the first one after login first. `$guia` is a released guide. */
export const routes: readonly PortalRoute[] = [
  { name: 'home', path: '/portal', chunk: 'HomePage' },
  { name: 'elegibilidade', path: '/portal/elegibilidade', chunk: 'ElegibilidadePage' },
  { name: 'solicitarAutorizacao', path: '/portal/solicitarAutorizacao', chunk: 'SolicitarAutorizacaoPage' },
  { name: 'guia', path: '/portal/guia/$guia', chunk: 'GuiaPage' },
  { name: 'consultaGTOs', path: '/portal/consultaGTOs', chunk: 'ConsultaGTOsPage' },
  { name: 'cancelamentoGTO', path: '/portal/cancelamentoGTO', chunk: 'CancelamentoGTOPage' },
  { name: 'impressao', path: '/portal/impressao/gto/$guia', chunk: 'ImpressaoGuiaPage' },
  { name: 'trocaSenha', path: '/portal/trocaSenha', chunk: 'TrocaSenhaPage' },
]

export const addressOf = ({ path }: PortalRoute, guia: number): string => path.replace('$guia', String(guia))
