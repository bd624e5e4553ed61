import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runStep, type Step } from './steps.ts'

describe('runStep', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** A command that writes this report, or none, and ends with this code. */
  async function count(report: string | null, exitCode: number) {
    const file = path.join(folder, 'report.json')
    const program = `${report === null ? '' : `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(report)});`}
      process.exit(${exitCode})`
    const step: Step = {
      name: 'passo',
      command: process.execPath,
      args: ['-e', program],
      report: { file, count: (found) => ({ passed: 3, failed: found === '3 of 4' ? 1 : 0 }) },
    }
    const { passed, failed } = await runStep(step, { quiet: true })
    return { passed, failed }
  }

  test.each([
    { name: 'counts what the report counts', report: '"3 of 3"', exitCode: 0, passed: 3, failed: 0 },
    { name: 'keeps the failures of the report', report: '"3 of 4"', exitCode: 1, passed: 3, failed: 1 },
    { name: 'believes the report over the exit', report: '"3 of 4"', exitCode: 0, passed: 3, failed: 1 },
    { name: 'adds one to an unexplained end', report: '"3 of 3"', exitCode: 1, passed: 3, failed: 1 },
    { name: 'fails without a report', report: null, exitCode: 0, passed: 0, failed: 1 },
    { name: 'fails with half a report', report: '"3 of', exitCode: 0, passed: 0, failed: 1 },
  ])('$name', async ({ report, exitCode, passed, failed }) => {
    expect(await count(report, exitCode)).toEqual({ passed, failed })
  })

  test('counts a command without a report as one check', async () => {
    const step: Step = { name: 'passo', command: process.execPath, args: ['-e', 'process.exit(1)'] }
    expect(await runStep(step, { quiet: true })).toMatchObject({ passed: 0, failed: 1 })
  })

  test('counts a command that does not exist as a failure', async () => {
    const step: Step = { name: 'passo', command: path.join(folder, 'nada'), args: [] }
    expect(await runStep(step, { quiet: true })).toMatchObject({ passed: 0, failed: 1 })
  })
})
