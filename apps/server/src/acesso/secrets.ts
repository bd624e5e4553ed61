import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/** The keys that sign tokens: the configured ones or, in the local environment, one made once and kept in DATA_DIR. */
export async function loadSecrets(config: Config): Promise<readonly string[]> {
  if (config.jwtSecrets.length > 0) return config.jwtSecrets
  const file = path.join(config.dataDir, 'jwt.key')
  await mkdir(config.dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return [await readFile(file, 'utf8')]
}
