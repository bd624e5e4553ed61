import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from './api/queryClient.ts'
import { readElegibilidadeSearch } from './elegibilidade/elegibilidadeSearch.ts'
import { readSolicitarSearch } from './liberacaoSenha/solicitarSearch.ts'
import { readCancelamentoSearch } from './pesquisa/cancelamentoSearch.ts'
import { readConsultaSearch } from './pesquisa/consultaSearch.ts'
import { leaveTo, reopen } from './shell/departure.ts'
import { comFuncao, comSessao } from './shell/guard.ts'
import { pageRoute } from './shell/pageRoute.tsx'
import { portalRoute } from './shell/portalRoute.tsx'
import { rootRoute } from './shell/rootRoute.tsx'

/**
 * The pages of the portal (Spec §2), one line each: address, title, guard, file. A new page is a new line;
 * `pageRoute` says how its file looks.
 */
const paginas = [
  pageRoute({
    path: '/',
    title: 'Início',
    guard: comSessao,
    page: () => import('./credenciado/HomePage.tsx'),
  }),
  pageRoute({
    path: '/elegibilidade',
    title: 'Elegibilidade',
    guard: comFuncao,
    search: readElegibilidadeSearch,
    page: () => import('./elegibilidade/ElegibilidadePage.tsx'),
  }),
  pageRoute({
    path: '/solicitarAutorizacao',
    title: 'Solicitar autorização',
    guard: comFuncao,
    search: readSolicitarSearch,
    page: () => import('./liberacaoSenha/SolicitarAutorizacaoPage.tsx'),
  }),
  pageRoute({
    path: '/impressao/gto/$numeroFicha',
    title: 'Imprimir guia',
    guard: comFuncao,
    page: () => import('./impressao/ImpressaoGuiaPage.tsx'),
  }),
  pageRoute({
    path: '/consultaGTOs',
    title: 'Consultar guias',
    guard: comFuncao,
    search: readConsultaSearch,
    page: () => import('./pesquisa/ConsultaGTOsPage.tsx'),
  }),
  pageRoute({
    path: '/cancelamentoGTO',
    title: 'Cancelar guias',
    guard: comFuncao,
    search: readCancelamentoSearch,
    page: () => import('./pesquisa/CancelamentoGTOPage.tsx'),
  }),
  pageRoute({
    path: '/guia/$numeroFicha',
    title: 'Guia',
    guard: comFuncao,
    page: () => import('./guia/GuiaPage.tsx'),
  }),
  pageRoute({
    path: '/trocaSenha',
    title: 'Trocar senha',
    guard: comFuncao,
    page: () => import('./acesso/TrocaSenhaPage.tsx'),
  }),
] as const

/** A page outside the portal, which needs no session. */
const outside = <const Path extends string>(
  path: Path,
  title: string,
  page: Parameters<typeof lazyRouteComponent>[0],
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { title },
    component: lazyRouteComponent(page),
  })

/** An address that only leads elsewhere. */
const passage = <const Path extends string>(path: Path, beforeLoad: (args: { search: object }) => unknown) =>
  createRoute({ getParentRoute: () => rootRoute, path, beforeLoad, component: () => null })

/** How things end, and the ways in and out (Spec §2.4). */
const externas = [
  outside('/SessaoEncerrada', 'Sessão encerrada', () => import('./acesso/SessaoEncerradaPage.tsx')),
  outside('/sessaoEncerrada', 'Sessão encerrada', () => import('./acesso/SessaoEncerradaPage.tsx')),
  outside('/acesso/token/expirado', 'Sessão expirada', () => import('./acesso/TokenExpiradoPage.tsx')),
  outside('/meridiano/expirado', 'Sessão expirada', () => import('./acesso/TokenExpiradoPage.tsx')),
  outside('/acessoNaoPermitido', 'Acesso não permitido', () => import('./acesso/AcessoNaoPermitidoPage.tsx')),
  outside('/acesso/logout', 'Sair do portal', () => import('./acesso/LogoutPage.tsx')),
  // The server answers these two itself; within the page they need a full load.
  passage('/credenciado/login', () => leaveTo('/credenciado/login')),
  passage('/meridiano/login', () => leaveTo('/meridiano/login')),
  passage('/', () => leaveTo('/')),
  // Leads back at once, so that choosing the same page again opens it anew (Spec §2).
  passage('/temporary-route', reopen),
] as const

const routeTree = rootRoute.addChildren([portalRoute.addChildren(paginas), ...externas])

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // Freshness is the query cache's business.
  defaultPreloadStaleTime: 0,
  // The first page shows its frame at once; later ones keep the page before them for a moment (main.tsx).
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
