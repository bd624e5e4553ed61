/** `npm run dev`: the server restarts and the pages refresh by themselves when a file is saved. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { prefixosRede } from '../packages/domain/src/rede/rede.tables.ts'

const root = path.join(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'

const proprias = prefixosRede.map((prefixo) => `|${prefixo.slice(1)}`).join('')

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/process/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  },
)

const pages = await createServer({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  // The login is a page of the server (as last built); all others are drawn here, from the sources.
  server: { proxy: { [`^/(api|assets|(credenciado${proprias})/login)`]: `http://127.0.0.1:${port}` } },
})
await pages.listen()
pages.printUrls()

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await pages.close()
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
server.once('exit', (code) => {
  process.exitCode = code ?? 0
  void pages.close()
})
