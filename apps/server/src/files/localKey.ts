import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePasta } from './pasta.ts'

/**
 * A secret of the local environment: made once, kept in the data folder for its owner alone. It appears there whole, so
 * that neither a second process nor a crash finds it half written. Throws when the one that is there is no key.
 */
export async function keepLocalKey(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name)
  await makePasta(dataDir)
  const made = `${file}.${randomUUID()}`
  await writeFile(made, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(made, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(made)
  }
  const key = await readFile(file, 'utf8')
  if (key.length < 32)
    throw new Error(`A chave em ${file} não está inteira. Restaure o arquivo de uma cópia.`)
  return key
}
