import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Source = { file: string; text: string }

/** Every TypeScript source that git tracks, from the root of the repository. */
export function listSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => /^(apps|packages|scripts|e2e|bench)\//.test(file) && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Tables of data are as long as their data. */
export const isData = (file: string): boolean => /\.data\.ts$/.test(file)

export const lineCount = ({ text }: Source): number => text.split('\n').length

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
