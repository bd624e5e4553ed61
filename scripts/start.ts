/**
 * `npm start`: builds what changed, in a process that takes its memory with it, and then becomes the server, so that
 * signals reach it directly.
 */
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { compiled, isFresh, server, web } from './buildTarget.ts'
import { followParent } from './followParent.ts'

function buildChanges(): void {
  if (isFresh(web) && isFresh(server)) return
  console.error('Preparando o portal (só na primeira vez e depois de mudanças)...')
  const built = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  })
  if (built.status === 0) return
  console.error('\nA construção do portal falhou; veja as mensagens acima.')
  process.exit(1)
}

process.setSourceMapsEnabled(true)
process.env.NODE_ENV ??= 'production'
buildChanges()
enableCompileCache(compiled)
followParent()
await import(path.join(import.meta.dirname, '..', server.output))
