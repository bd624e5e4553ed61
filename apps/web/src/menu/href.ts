import type { ItemMenu } from '@portal/contract/menu.ts'
import { isEnderecoExterno } from '@portal/domain/menu/enderecoExterno.ts'

/**
 * Where an entry leads (Spec §2): its route, the legacy hand-over, or an external address, which must be https.
 * The route shown already goes by `/temporary-route`, so that choosing it again opens it anew.
 */
export function hrefOf(item: ItemMenu, isCurrent: boolean): string {
  if (item.direcionaUNNA) return `/acesso/legado/${encodeURIComponent(item.identificadorItem)}`
  if (item.direcionaLinkExterno) return isEnderecoExterno(item.rota) ? item.rota : '/portal'
  return isCurrent ? `/temporary-route?voltar=${encodeURIComponent(item.rota)}` : item.rota
}

/** Whether an entry leads out of the portal, be it to the legacy system: it opens another tab. */
export const isForaDoPortal = (item: ItemMenu): boolean => item.direcionaUNNA || item.direcionaLinkExterno
