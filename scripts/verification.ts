import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Count, reports, type Step, type Timed } from './steps.ts'

function read(report: unknown, ...names: string[]): number {
  let value = report
  for (const name of names)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  if (typeof value !== 'number') throw new Error(`the report has no number ${names.join('.')}`)
  return value
}

/** They run side by side: a second checker in each would find out again what the first one knows, for twice the time. */
const checkTypes = (name: string, project: string): Step => ({
  name: `tipos: ${name}`,
  command: 'tsc',
  args: ['-p', project, '--checkers', '1'],
})

/** The checks that need no program to run: types of every part, style, promises. */
export const staticSteps: readonly Step[] = [
  checkTypes('servidor e pacotes', 'tsconfig.json'),
  checkTypes('portal', 'apps/web/tsconfig.json'),
  checkTypes('ferramentas e e2e', 'apps/web/tsconfig.tools.json'),
  { name: 'estilo: biome', command: 'biome', args: ['check', '.'] },
  { name: 'sem uso: knip', command: 'knip', args: ['--production', '--no-progress'] },
  { name: 'promessas: oxlint', command: 'oxlint', args: ['--type-aware', '-c', '.oxlintrc.json'] },
]

type VitestReport = {
  testResults: {
    name: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

/** Which tests failed, or passed only the second time; which files fell before any ran. */
function listFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(path.join(reports, '..'), name)
    if (assertionResults.length === 0) return [`${file}: ${firstLine(message)}`]
    return assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'failed' || failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => {
        const mark = status === 'failed' ? '' : 'instável, '
        return `${mark}${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`
      })
  })
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

/** What was expected and what came, in one line; not what was tried meanwhile. */
const readMessage = (text = '') =>
  (stripVTControlCharacters(text).split('Call log:', 1)[0] ?? '').replaceAll(/\s+/g, ' ').slice(0, 300)

// A test that did not run is not a test that passed: what is skipped counts as a failure.
const countVitest = (report: unknown): Count => ({
  passed: read(report, 'numPassedTests'),
  failed: read(report, 'numTotalTests') - read(report, 'numPassedTests'),
  failures: listFailures(report as VitestReport),
  timed: (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(path.join(reports, '..'), name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  ),
})

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
}

/** What failed, and what passed only the second time: that one is not a failure, and is never silent. */
function listUnexpected({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const message = readMessage(results.find(({ error }) => error)?.error?.message)
        return `${status === 'flaky' ? 'instável, ' : ''}${file}:${line}: ${title}: ${message}`
      }),
  )
  return [...here, ...suites.flatMap(listUnexpected)]
}

const listTimed = ({ suites = [], specs }: PlaywrightSuite): Timed[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(listTimed),
]

const topOf = (report: unknown): PlaywrightSuite => ({
  specs: [],
  ...(report as Pick<PlaywrightSuite, 'suites'>),
})

const countPlaywright = (report: unknown): Count => ({
  passed: read(report, 'stats', 'expected') + read(report, 'stats', 'flaky'),
  failed: read(report, 'stats', 'unexpected') + read(report, 'stats', 'skipped'),
  failures: listUnexpected(topOf(report)),
  timed: listTimed(topOf(report)),
})

/** The unit and server tests; all of them, or the projects that the options name. */
export function vitestStep(name: string, report: string, ...options: string[]): Step {
  const file = path.join(reports, `${report}.json`)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options]
  return { name, command: 'vitest', args, report: { file, count: countVitest } }
}

/** The journeys in the browser, against the real server; without those that prove again what another one proves. */
export const e2eStep: Step = {
  name: 'navegador: playwright',
  command: 'playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', '@repetida'],
  report: { file: path.join(reports, 'e2e.json'), count: countPlaywright },
}
