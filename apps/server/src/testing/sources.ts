import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Source = { file: string; text: string }

/** The texts that git tracks of these kinds of file, from the root of the repository. */
function listTracked(...kinds: string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', ...kinds], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Every TypeScript source. */
export const listSources = (): Source[] =>
  listTracked('*.ts', '*.tsx', '*.mjs').filter(({ file }) =>
    /^(apps|packages|scripts|e2e|bench)\//.test(file),
  )

/** Every text that people write: sources, styles, migrations, pages. */
export const listTexts = (): Source[] =>
  listTracked('*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.html', '*.md')

/** Tables of data are as long as their data. */
export const isData = (file: string): boolean => /\.data\.ts$/.test(file)

export const lineCount = ({ text }: Source): number => text.split('\n').length

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
