import { type Permissao, permissoes as todas } from '@portal/domain/acesso/permissao.tables.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { connection } from '../api/connection.ts'
import { queryClient } from '../api/queryClient.ts'
import { openSession } from '../api/session.ts'
import { fakeBrowser } from '../api/testing/fakeBrowser.ts'
import { fakeToken } from '../api/testing/fakeToken.ts'
import { filas } from '../imagem/envio/filas.ts'
import { applyMarca } from '../marca/applyMarca.ts'
import { findMarca } from '../marca/findMarca.ts'
import { router as portal } from '../routes.tsx'
import { forgetHands } from '../ui/mayTakeFocus.ts'
import { notice } from '../ui/notice.ts'
import { singleKeys } from '../ui/singleKeys.ts'
import { theme } from '../ui/theme.ts'
import { visita } from '../visita/visita.ts'
import { leaveFocus } from './watchDocument.ts'

/** Who is at the page; may do everything where nothing else is said. */
type Pessoa = { login?: string; rede?: string; permissoes?: readonly Permissao[] }

/** What whoever may be at the page next may do, where the test does not say it. */
let funcoes = todas.map(({ codigo }) => codigo)

/** From now on, until the page is closed, whoever opens one may do this alone. */
export function enterWith(so: readonly Permissao[]): void {
  funcoes = [...so]
}

/** A page that stands open. */
export type Opened = {
  /** The address of the page shown, with what is searched for. */
  address: () => string
  /** What the browser's own "back" does. */
  back: () => void
  /** Where the session's end led: a full load, which a test does not make. */
  left: () => readonly string[]
}

let root: Root | undefined

/** Opens an address of the portal as somebody who is logged in, or as nobody (`null`). */
export function openPage(address: string, pessoa: Pessoa | null = {}): Opened {
  // A page left standing would keep its dialogs, keys and focus in every test to come.
  if (root) leaveFocus()
  root?.unmount()
  // What the page before asked for as it went is never answered, and would be waited for.
  queryClient.clear()
  forgetHands()
  const { ports, went } = fakeBrowser().openTab()
  const session = openSession(ports)
  if (pessoa) {
    const { login = '100001', rede = 'AURORA', permissoes = funcoes } = pessoa
    session.receive(fakeToken({ userLogin: login, redeGenerica: rede, listaPermissoes: permissoes }))
    applyMarca(findMarca(rede.toLowerCase()))
  }
  const router = createRouter({
    ...portal.options,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const place = document.getElementById('raiz')
  if (!place) throw new Error('tester.html has no #raiz')
  root = createRoot(place)
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    address: () => router.state.location.href,
    back: () => router.history.back(),
    left: () => went,
  }
}

/** Takes the page away, and all that it left in this browser. */
export function closePage(): void {
  leaveFocus()
  root?.unmount()
  root = undefined
  funcoes = todas.map(({ codigo }) => codigo)
  queryClient.clear()
  notice.clear()
  visita.close()
  connection.set('conectado')
  theme.choose('sistema')
  singleKeys.turn(true)
  applyMarca(findMarca(undefined))
  filas.clear()
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
}
