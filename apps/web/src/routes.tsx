import type { TituloExterno } from '@portal/domain/menu/ajudaExterna.tables.ts'
import { enderecoPassagem } from '@portal/domain/menu/destino.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import { type Tela, telas } from '@portal/domain/menu/tela.tables.ts'
import { prefixosRede } from '@portal/domain/rede/rede.tables.ts'
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { readAcervoSearch } from './acervo/acervoSearch.ts'
import { readLinhaSearch } from './acervo/linha/linhaSearch.ts'
import { queryClient } from './api/queryClient.ts'
import { readBibliotecaSearch } from './biblioteca/bibliotecaSearch.ts'
import { readCadastroSearch } from './cadastro/cadastroSearch.ts'
import { importPage } from './carregamento/importPage.ts'
import { readComunicadoSearch } from './comunicado/comunicadoSearch.ts'
import { readElegibilidadeSearch } from './elegibilidade/elegibilidadeSearch.ts'
import { readEnvioImagensSearch } from './envioImagens/envioImagensSearch.ts'
import { readDemonstrativoSearch, readPeriodoSearch } from './financeiro/demonstrativoSearch.ts'
import { readGtoDigitalSearch } from './financeiro/gtoDigitalSearch.ts'
import { readQualidadeSearch } from './indicador/qualidadeSearch.ts'
import { readSolicitarSearch } from './liberacaoSenha/solicitarSearch.ts'
import { readManutencaoSearch } from './manutencao/manutencaoSearch.ts'
import { readInativoSearch } from './pacienteInativo/inativoSearch.ts'
import { readCancelamentoSearch } from './pesquisa/cancelamentoSearch.ts'
import { readConsultaSearch } from './pesquisa/consultaSearch.ts'
import { readPrazoSearch } from './prazo/prazoSearch.ts'
import { readReanalisePrazoSearch } from './reanalisePrazo/reanalisePrazoSearch.ts'
import { readRecursosSearch } from './recursoGlosa/recursosSearch.ts'
import { type DialogoEntrada, dialogosSolicAuto } from './shell/entry/dialogosEntrada.tsx'
import { comFuncao, comSessao } from './shell/route/guard.ts'
import { type PageModule, pageRoute, type ReadSearch } from './shell/route/pageRoute.tsx'
import { portalRoute } from './shell/route/portalRoute.tsx'
import { RecusaLayout } from './shell/route/RecusaLayout.tsx'
import { rootRoute } from './shell/route/rootRoute.tsx'
import { readPedidosSearch } from './solicitacaoExame/pedidosSearch.ts'
import { readSolicitacaoExameSearch } from './solicitacaoExame/solicitacaoExameSearch.ts'
import { readTermoSearch } from './termo/termoSearch.ts'
import { readVincularSearch } from './vinculoExame/vincularSearch.ts'

/** The screens whose address has search parameters, and how they are read; whatever else stands there is dropped. */
const buscas = {
  '/portal/acervoDigital': readAcervoSearch,
  '/portal/elegibilidade': readElegibilidadeSearch,
  '/portal/solicitarAutorizacao': readSolicitarSearch,
  '/portal/consultaGTOs': readConsultaSearch,
  '/portal/cancelamentoGTO': readCancelamentoSearch,
  '/portal/envioImagensTratamento': readEnvioImagensSearch,
  '/portal/dente/linha': readLinhaSearch,
  '/portal/impressao/cobertura': readElegibilidadeSearch,
  '/portal/beneficiarioInativo': readInativoSearch,
  '/portal/consultarStatusPedidosExames': readPedidosSearch,
  '/portal/reanalisePrazoOrtodontia': readReanalisePrazoSearch,
  '/portal/manutencoes': readManutencaoSearch,
  '/portal/recursoGlosa': readRecursosSearch,
  '/portal/demonstrativoPagamento': readDemonstrativoSearch,
  '/portal/relatorioGTODigital': readGtoDigitalSearch,
  '/portal/impressao/demonstrativo': readPeriodoSearch,
  '/portal/indicadoresQualidadeDesempenho': readQualidadeSearch,
  '/portal/comunicados': readComunicadoSearch,
  '/portal/atualizacaoCadastral': readCadastroSearch,
  '/portal/prazos': readPrazoSearch,
  '/portal/universidadeAurora': readBibliotecaSearch,
  '/portal/vincularExames': readVincularSearch,
  '/portal/sol/solicitacao': readSolicitacaoExameSearch,
  '/portal/termos': readTermoSearch,
  '/portal/termosPendentes': readTermoSearch,
} satisfies Partial<Record<Tela['rota'], ReadSearch>>

const readers: Readonly<Partial<Record<Tela['rota'], ReadSearch>>> = buscas

/** The screens that dialogs stand before. */
const entradas: Readonly<Partial<Record<Tela['rota'], readonly DialogoEntrada[]>>> = {
  '/portal/solicitarAutorizacao': dialogosSolicAuto,
}

type SearchOf<Rota> = Rota extends keyof typeof buscas ? ReturnType<(typeof buscas)[Rota]> : object
type PathOf<Rota> = Rota extends `/portal${infer Path extends `/${string}`}` ? Path : '/'
type RouteOf<Rota extends Tela['rota']> = ReturnType<typeof pageRoute<PathOf<Rota>, SearchOf<Rota>>>

const modules = import.meta.glob<PageModule>(['./{*,*/*}Page.tsx', '!./acesso/{End,NotFound}Page.tsx'])

/** Brings a screen's page, from wherever its file lies (telas.test.ts finds the one that is missing). */
function toImport({ rota, pagina }: Tela): () => Promise<PageModule> {
  const [found] = Object.entries(modules).filter(([file]) => file.endsWith(`/${pagina}.tsx`))
  if (!found) throw new Error(`${rota} has no ${pagina}.tsx`)
  return importPage(found[1])
}

const toRoute = (tela: Tela) =>
  pageRoute({
    path: tela.rota.slice('/portal'.length) || '/',
    title: (rede) => showRotulo(tela, rede),
    // What asks for nothing but a session does not wait for the menu.
    guard: tela.rota === '/portal' ? comSessao : comFuncao,
    search: readers[tela.rota],
    page: toImport(tela),
    dialogos: entradas[tela.rota],
  })

/** The pages of the portal, all that `telas` names. Their types are those of the table's own addresses. */
const paginas = Object.fromEntries(telas.map((tela) => [tela.rota, toRoute(tela)])) as unknown as {
  [Rota in Tela['rota']]: RouteOf<Rota>
}

/** A page outside the portal, which needs no session; its title is also what its help is found by. */
const outside = <const Path extends string>(
  path: Path,
  title: TituloExterno,
  page: Parameters<typeof lazyRouteComponent>[0],
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { title },
    component: lazyRouteComponent(importPage(page)),
  })

/** What leads to the legacy system, for whoever is logged in: `/acesso/legado/` and below (Spec §2, §6). */
const legado = createRoute({
  getParentRoute: () => rootRoute,
  path: '/acesso/legado/$',
  staticData: { title: 'Sistema anterior' satisfies TituloExterno },
  beforeLoad: comSessao,
  component: lazyRouteComponent(importPage(() => import('./legado/LegadoPage.tsx'))),
})

/** What is not permitted, within the portal's frame for whoever has one (Spec §6). */
const recusa = createRoute({ getParentRoute: () => rootRoute, id: 'recusa', component: RecusaLayout })
const naoPermitido = createRoute({
  getParentRoute: () => recusa,
  path: '/acessoNaoPermitido',
  staticData: { title: 'Acesso não permitido' satisfies TituloExterno },
  component: lazyRouteComponent(importPage(() => import('./acesso/AcessoNaoPermitidoPage.tsx'))),
})

/** An address that only leads elsewhere. */
const passage = <const Path extends string>(
  path: Path,
  beforeLoad: (args: { search: object; location: ParsedLocation }) => unknown,
) => createRoute({ getParentRoute: () => rootRoute, path, beforeLoad, component: () => null })

const cadastrarSenha = () => import('./acesso/CadastrarSenhaPage.tsx')
const esqueciSenha = () => import('./acesso/EsqueciSenhaPage.tsx')
const primeiroAcesso = () => import('./acesso/PrimeiroAcessoPage.tsx')

/** How things end, and the ways in and out (Spec §2.4). */
const externas = [
  outside('/SessaoEncerrada', 'Sessão encerrada', () => import('./acesso/SessaoEncerradaPage.tsx')),
  outside('/sessaoEncerrada', 'Sessão encerrada', () => import('./acesso/SessaoEncerradaPage.tsx')),
  outside('/acesso/token/expirado', 'Sessão expirada', () => import('./acesso/TokenExpiradoPage.tsx')),
  outside(enderecoPassagem, 'Entrada no portal', () => import('./acesso/EntradaTokenPage.tsx')),
  recusa.addChildren([naoPermitido]),
  outside('/acessibilidade', 'Acessibilidade', () => import('./acesso/AcessibilidadePage.tsx')),
  outside('/acesso/logout', 'Sair do portal', () => import('./acesso/LogoutPage.tsx')),
  outside('/acesso/CadastrarSenha', 'Criar a senha', cadastrarSenha),
  outside('/acesso/esqueciMinhaSenha', 'Esqueci minha senha', esqueciSenha),
  outside('/acesso/primeiroAcesso', 'Primeiro acesso', primeiroAcesso),
  legado,
  // The server answers these itself; within the page they need a full load.
  passage('/credenciado/login', () => leaveTo('/credenciado/login')),
  passage('/', () => leaveTo('/')),
  // Leads back at once, so that choosing the same page again opens it anew (Spec §2).
  passage('/temporary-route', reopen),
] as const

/** What a network with addresses of its own has besides. */
const daRede = prefixosRede.flatMap((prefixo) => [
  outside(`${prefixo}/expirado` as const, 'Sessão expirada', () => import('./acesso/TokenExpiradoPage.tsx')),
  outside(`${prefixo}/CadastrarSenha` as const, 'Criar a senha', cadastrarSenha),
  outside(`${prefixo}/esqueciMinhaSenha` as const, 'Esqueci minha senha', esqueciSenha),
  outside(`${prefixo}/primeiroAcesso` as const, 'Primeiro acesso', primeiroAcesso),
  passage(`${prefixo}/login` as const, () => leaveTo(`${prefixo}/login`)),
])

const routeTree = rootRoute.addChildren([portalRoute.addChildren(paginas), ...externas, ...daRede])

export const router = createRouter({
  routeTree,
  context: { queryClient },
  // The first page shows its frame at once; later ones keep the page before them for a moment (main.tsx).
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
  // The portal brings a place into sight itself, with the focus (useFocusOnHash.ts).
  defaultHashScrollIntoView: false,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Leaves with a full load, for pages that the server makes. The promise never settles: nothing is drawn meanwhile. */
function leaveTo(address: string): Promise<never> {
  location.replace(address)
  return new Promise(() => undefined)
}

/** `/temporary-route?voltar=/portal/...`: goes back to the address, which thereby opens anew (Spec §2). */
function reopen({ search, location: { state } }: { search: object; location: ParsedLocation }): never {
  const voltar = 'voltar' in search && typeof search.voltar === 'string' ? search.voltar : '/portal'
  const { identOrigem } = state
  throw redirect({
    href: voltar.startsWith('/portal') ? voltar : '/portal',
    replace: true,
    state: { reaberta: Date.now(), ...(identOrigem && { identOrigem }) },
  })
}
