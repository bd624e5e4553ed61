import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What every page of the portal loads after the entry: known at build time, so not worth a round trip later. */
const FRAME = /\/shell\/PortalLayout\.tsx$/

type Chunk = Rolldown.OutputChunk

function findFrame(bundle: Rolldown.OutputBundle): Chunk | undefined {
  return Object.values(bundle).find(
    (output): output is Chunk => output.type === 'chunk' && FRAME.test(output.facadeModuleId ?? ''),
  )
}

/** The chunk and all that it imports at once. */
function closureOf(bundle: Rolldown.OutputBundle, fileName: string, seen = new Set<string>()): Set<string> {
  const output = bundle[fileName]
  if (seen.has(fileName) || output?.type !== 'chunk') return seen
  seen.add(fileName)
  for (const next of output.imports) closureOf(bundle, next, seen)
  return seen
}

/** Adds preloads of the portal's frame to index.html, beside those that Vite writes for the entry. */
export function preloadFrame(): Plugin {
  return {
    name: 'portal:preload-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        const frame = bundle && filename.endsWith('index.html') ? findFrame(bundle) : undefined
        if (!frame || !bundle) return
        const files = [...closureOf(bundle, frame.fileName)].filter((file) => !html.includes(file))
        return files.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }),
        )
      },
    },
  }
}
