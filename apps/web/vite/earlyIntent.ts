import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Listens to the drawn frame before anything else has come. */
export const earlyIntent = fileURLToPath(new URL('../src/shell/earlyIntent.ts', import.meta.url))

/** Runs that module as soon as it is there, where it would wait for all that the portal's script imports. */
export function runEarlyIntent(): Plugin {
  return {
    name: 'portal:early-intent',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle }) => {
        if (!filename.endsWith('index.html') || !bundle) return undefined
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.moduleIds.includes(earlyIntent),
        )
        if (chunk?.type !== 'chunk' || chunk.imports.length > 0 || chunk.moduleIds.length > 1)
          throw new Error('the early script must stand alone')
        const tag = `<script type="module" async fetchpriority="low" crossorigin src="/${chunk.fileName}"></script>`
        return html.replace('<script type="module"', `${tag}\n    $&`)
      },
    },
  }
}
