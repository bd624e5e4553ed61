import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'

/** The folder of all data of this run; the configuration chose it. */
export function dados(): string {
  const folder = process.env.E2E_DADOS
  if (folder === undefined) throw new Error('playwright.config.ts has chosen no folder')
  return folder
}

/** The data of a portal that was seeded and stopped. */
export const semente = (): string => path.join(dados(), 'semente')

/** A copy of the seeded data, which takes a fifth of the time of seeding; the database's files keep their owner. */
export function copySemente(name: string): string {
  const folder = path.join(mkdtempSync(path.join(dados(), `${name}-`)), 'dados')
  const { status, stderr } = spawnSync('cp', ['-a', semente(), folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the seeded data was not copied: ${stderr}`)
  return folder
}
