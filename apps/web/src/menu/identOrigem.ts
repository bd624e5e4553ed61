import type { OrigemTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { type ParsedLocation, useLocation } from '@tanstack/react-router'

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

const telas: ReadonlyMap<string, OrigemTela> = new Map([
  ['', 'inicio'],
  ['elegibilidade', 'elegibilidade'],
  ['prazos', 'prazos'],
  ['guia', 'guia'],
])

function findTela(pathname: string): OrigemTela {
  const [, portal, tela = ''] = pathname.split('/')
  return portal === 'portal' ? (telas.get(tela) ?? 'portal') : 'endereco'
}

/** What a link takes along that says nothing itself: the screen it stands on or, within one screen, the way into it. */
export function byTela(href: string, { pathname, state }: Pick<ParsedLocation, 'pathname' | 'state'>) {
  const isMesma = new URL(href, `http://portal${pathname}`).pathname === pathname
  return byOrigem(isMesma ? (state.identOrigem ?? 'endereco') : findTela(pathname))
}

/** By which way the screen was entered: no link of the portal led here where nothing was taken along. */
export const useIdentOrigem = (): OrigemTela =>
  useLocation({ select: ({ state }) => state.identOrigem ?? 'endereco' })
