import type { OrigemTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    identOrigem?: OrigemTela
  }
}

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: { state: ReturnType<typeof byOrigem> }
  }
}

/**
 * What the portal's own links take along (Spec §3.5, `identOrigem`): beside the address and not in it, so that one that is
 * kept or sent to somebody says nothing of whoever followed a link once.
 */
export const byOrigem = (identOrigem: OrigemTela) => ({ identOrigem })

/** By which way the screen was entered: no link of the portal led here where nothing was taken along. */
export const useIdentOrigem = (): OrigemTela =>
  useLocation({ select: ({ state }) => state.identOrigem ?? 'endereco' })
