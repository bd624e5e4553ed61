import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt)$/
/** Below this the headers weigh more than what is saved. */
const MINIMUM_BYTES = 512

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes a `.br` and a `.gz` beside every text file, once, so that the server never compresses while it answers. */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !compressible.test(file) || entry.parentPath.endsWith('servidor')) continue
    const content = readFileSync(file)
    if (content.length < MINIMUM_BYTES) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
