// First of all: what was handed over is taken out of the address before anything looks at it.
import './acesso/chegada.ts'
import './marca/estilo.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { tellAvisoEntrada } from './acesso/avisoEntrada.ts'
import { settleTrocaBefore } from './acesso/trocaPendente.ts'
import { keepAnswersAhead } from './api/answersAhead.ts'
import { queryClient } from './api/queryClient.ts'
import { dropReturnAddress, takeReturnAddress } from './api/returnAddress.ts'
import { session } from './api/session.ts'
import { fetchOnIntent } from './carregamento/fetchOnIntent.ts'
import { hasBanco } from './imagem/envio/hasBanco.ts'
import { startSweep } from './imagem/envio/startSweep.ts'
import { applyMarca } from './marca/applyMarca.ts'
import { findMarca } from './marca/findMarca.ts'
import { adoptOrigemNovaAba, watchNovaAba } from './menu/origemNovaAba.ts'
import { hrefOf } from './rota/hrefOf.ts'
import { router } from './routes.tsx'
import { singleKeys } from './ui/singleKeys.ts'
import { theme } from './ui/theme.ts'

theme.start()
singleKeys.start()
mirrorTheme()
const found = session().load()
// Without a session the network is the address's, as the server has set it.
applyMarca(findMarca(found?.redeGenerica.toLowerCase() ?? document.documentElement.dataset.marca))
if (found) {
  settleTrocaBefore(found.id)
  keepAnswersAhead(queryClient)
  tellAvisoEntrada()
}

// The login leads to /portal; whoever was elsewhere when the session ended goes back there.
const voltar = found && location.pathname === '/portal' ? takeReturnAddress(found.userLogin) : undefined
if (voltar) history.replaceState(null, '', voltar)
adoptOrigemNovaAba()
watchNovaAba()
// Led to the terms first, one is offered the way back there (termo/RetornoLink.tsx), until one goes anywhere else.
router.subscribe('onResolved', ({ toLocation }) => dropReturnAddress(toLocation.pathname))

const stop = router.subscribe('onRendered', () => {
  stop()
  document.getElementById('esqueleto')?.remove()
  router.update({ ...router.options, defaultPendingMs: 200 })
})

const root = document.getElementById('raiz')
if (!root) throw new Error('index.html has no #raiz')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
fetchOnIntent(router)
startSweep()
void takeUpEnvios().catch((error: unknown) => console.error('what waited to be sent was not found', error))

/** Files that a browser kept wait to be sent on, or to be forgotten: hardly ever, and so their code comes only then. */
async function takeUpEnvios(): Promise<void> {
  if (!(await hasBanco())) return
  const { retomaEnvios } = await import('./imagem/envio/retomaEnvios.ts')
  const open = (numeroFicha: number) =>
    void router.navigate({ href: hrefOf('/portal/guia/$numeroFicha', { numeroFicha }) })
  await retomaEnvios(found?.userLogin, open)
}

/** Keeps the chosen theme where the server sees it too, so that a page's first paint already has it. */
function mirrorTheme(): void {
  const yearSeconds = 365 * 24 * 60 * 60
  const write = () => {
    const chosen = theme.getSnapshot()
    const age = chosen === 'sistema' ? 0 : yearSeconds
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
    document.cookie = `portal.tema=${chosen}; Max-Age=${age}; Path=/; SameSite=Strict`
  }
  write()
  theme.subscribe(write)
}
