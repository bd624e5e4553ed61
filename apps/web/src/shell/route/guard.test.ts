import { menu } from '@portal/contract/menu.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { openSession } from '../../api/session.ts'
import { fakeBrowser } from '../../api/testing/fakeBrowser.ts'
import { fakeToken } from '../../api/testing/fakeToken.ts'
import { particularidadesQuery } from '../../credenciado/credenciado.queries.ts'
import { menuQuery } from '../../menu/menu.queries.ts'
import { comFuncao } from './guard.ts'

const MENU = { grupos: [], itens: [], semGrupo: [] }

afterEach(() => void vi.unstubAllGlobals())

it('waits on for what it asked, though the frame that showed it goes meanwhile', async () => {
  const { ports } = fakeBrowser().openTab()
  openSession(ports).receive(fakeToken({ listaPermissoes: ['ALTE_SENHA'] }))
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith(menu.getMenu.path) ? MENU : {}))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const location = { pathname: '/portal/termosPendentes', href: '/portal/termosPendentes' }
  const guarded = comFuncao({ context: { queryClient }, location })
  new QueryObserver(queryClient, menuQuery).subscribe(() => undefined)()
  new QueryObserver(queryClient, particularidadesQuery).subscribe(() => undefined)()
  await expect(guarded).resolves.toBeUndefined()
})
