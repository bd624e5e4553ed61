/** Builds what changed since the last time: the pages and the server. */
import path from 'node:path'
import { build } from 'vite'
import { buildServer } from './buildServer.ts'
import { isFresh, rebuild, server, web } from './buildTarget.ts'

const configFile = path.join(import.meta.dirname, '..', 'apps', 'web', 'vite.config.ts')

if (!isFresh(web)) {
  await rebuild(web, async () => {
    await build({ configFile, logLevel: 'warn' })
  })
}
if (!isFresh(server)) await rebuild(server, buildServer)
