/** `npm run dev`: the server restarts and the pages refresh by themselves when a file is saved. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { prefixosRede } from '../packages/domain/src/rede/rede.tables.ts'

const root = path.join(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'

const proprios = prefixosRede.map((prefixo) => `|${prefixo}`).join('')

/** The first pages, which lead to the login, the login as last built, and what stands in for others' services. */
const doServidor = `^(/(api|assets|caixaLocal|legadoLocal)|(/credenciado${proprios})/login|(/${proprios})([?]|$))`

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
  // All other pages are drawn here, from the sources.
  server: { proxy: { [doServidor]: `http://127.0.0.1:${port}` } },
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
