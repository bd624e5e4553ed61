import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Former, testsOfTables } from './former.ts'

const vitest = path.resolve(import.meta.dirname, '../../../../../node_modules/vitest/vitest.mjs')

/** What the reporter of JSON writes of a run. */
type Relato = { testResults: readonly { name: string; status: string }[] }

/** All but the tests that judge the tables themselves. */
const OUTROS = `^(?!.*(${testsOfTables.join('|')}))`

/** Runs the former's tests; answers the files that did not pass. */
function runTests(former: Former, relato: string, args: readonly string[]): readonly string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${relato}`]
  const of = ['--project=server', '--testNamePattern', OUTROS]
  if (former.run(process.execPath, [vitest, 'run', ...of, ...reporters, ...args])) return []
  const { testResults }: Relato = JSON.parse(readFileSync(relato, 'utf8'))
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name)
}

/** One file after the other, and five minutes for a test: one that is cut off goes on writing under those that follow. */
const alone = ['--no-file-parallelism', '--testTimeout=300000']

/**
 * The test files of the former server that do not pass on the tables of today. On a machine that is busy some fail by
 * their own clocks: what fails among the others is asked again, one file after the other, and what fails then too is told.
 */
export function listFailing(former: Former, folder: string): readonly string[] {
  const relato = path.join(folder, 'relato.json')
  const failed = runTests(former, relato, [])
  return failed.length === 0 ? [] : runTests(former, relato, [...alone, ...failed])
}
