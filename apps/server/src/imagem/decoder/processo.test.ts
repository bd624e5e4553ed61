import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDecoder } from './processo.ts'

test('a decoder may read its own program and neither images nor keys', async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'processo-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [programa, dados] = [path.join(folder, 'programa'), path.join(folder, 'data')]
  for (const pasta of [programa, dados]) mkdirSync(pasta)
  writeFileSync(path.join(dados, 'imagens.key'), 'segredo')
  const lidos = [path.join(programa, 'main.mjs'), path.join(dados, 'imagens.key'), '/proc/self/environ']
  writeFileSync(
    path.join(programa, 'main.mjs'),
    `import { readFileSync } from 'node:fs'
     const attempt = (file) => { try { readFileSync(file); return 'lido' } catch ({ code }) { return code } }
     process.send(${JSON.stringify(lidos)}.map(attempt))`,
  )
  const processo = startDecoder(path.join(programa, 'main.mjs'))
  const [resposta] = await once(processo, 'message')
  processo.kill()
  expect(resposta).toEqual(['lido', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'])
})
