/** Builds what changed since the last time: the pages and the server. */
import path from 'node:path'
import { build } from 'vite'
import { buildServer } from './buildServer.ts'
import { isFresh, rebuild, server, web } from './buildTarget.ts'
import { precompress } from './precompress.ts'

const configFile = path.join(import.meta.dirname, '..', 'apps', 'web', 'vite.config.ts')

if (!isFresh(web)) {
  await rebuild(web, async () => {
    await build({ configFile, logLevel: 'warn' })
    precompress(path.join(import.meta.dirname, '..', 'apps', 'web', 'dist'))
  })
}
if (!isFresh(server)) await rebuild(server, buildServer)
