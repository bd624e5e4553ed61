import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|txt)$/
/** Below this the headers weigh more than what is saved. */
const MINIMUM_BYTES = 512

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes a `.br` and a `.gz` beside every text file, once, so that the server never compresses while it answers. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'portal:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = path.resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const entry of readdirSync(outDir, { withFileTypes: true, recursive: true })) {
          const file = path.join(entry.parentPath, entry.name)
          if (!entry.isFile() || !compressible.test(file) || entry.parentPath.endsWith('servidor')) continue
          const content = readFileSync(file)
          if (content.length < MINIMUM_BYTES) continue
          writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        }
      },
    },
  }
}
