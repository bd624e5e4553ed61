import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const source = '/src/acesso/login/hydrate.tsx'
const script = fileURLToPath(new URL(`..${source}`, import.meta.url))

function fileOf(bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === script,
  )
  if (!chunk) throw new Error('the login page has lost its script')
  const needed = new Set([chunk.fileName])
  for (const file of needed) {
    const piece = bundle[file]
    if (piece?.type !== 'chunk') continue
    // Whoever comes to enter would wait for all of it: what both have belongs to `comum` (vite.config.ts).
    if (piece.name === 'portal') throw new Error('the login page would load the portal')
    for (const imported of piece.imports) needed.add(imported)
  }
  return `/${chunk.fileName}`
}

/** Behind the styles, which the first paint waits for. */
const toLowPriority = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

/**
 * Keeps first paints free of scripts. The portal's come behind its styles. The login's one early script imports nothing,
 * is fetched behind everything else, and finds in `data-modulo` the address of the rest: a plain dynamic import would
 * bring Vite's helper along.
 */
export function lateScripts(): Plugin {
  let isBuild = false
  return {
    name: 'portal:late-scripts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: script })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        if (!filename.endsWith('login.html')) return toLowPriority(html)
        const file = bundle ? fileOf(bundle) : source
        const early = (_all: string, src: string) =>
          `<script type="module" async fetchpriority="low" src="${src}" data-modulo="${file}"></script>`
        return html.replace(/<script type="module"[^>]* src="([^"]*(?:login|main)[^"]*)"><\/script>/, early)
      },
    },
  }
}
