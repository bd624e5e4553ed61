import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Theme } from '../ui/theme.ts'
import { UiProvider } from '../ui/UiProvider.tsx'
import { TemaDesenhado } from '../ui/useTheme.ts'
import { Identidade, type IdentidadeProps } from './Identidade.tsx'
import { PagePending } from './PagePending.tsx'
import { PortalFrame } from './PortalFrame.tsx'
import { MarcaDesenhada } from './useMarca.ts'

export type Desenho = { marca: string; tema: Theme; title: string; pathname: string }

const nothing = () => undefined

/**
 * The portal's frame before any script has come, as the server puts it into the page: the browser's own first
 * rendering, without what only the session's calls can tell. Nothing in it belongs to a provider, so that it can be
 * kept.
 */
export function drawFrame({ marca, tema, title, pathname }: Desenho): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MarcaDesenhada value={marca}>
        <TemaDesenhado value={tema}>
          <UiProvider navigate={nothing}>
            <PortalFrame onLeave={nothing} onOpenMenu={nothing} pathname={pathname} title={title}>
              <PagePending />
            </PortalFrame>
          </UiProvider>
        </TemaDesenhado>
      </MarcaDesenhada>
    </QueryClientProvider>,
  )
}

/** What the session's provider adds to the frame: the words of its header, for the place that the drawing keeps. */
export function drawIdentidade(marca: string, identidade: IdentidadeProps): string {
  return renderToString(
    <MarcaDesenhada value={marca}>
      <Identidade {...identidade} />
    </MarcaDesenhada>,
  )
}
