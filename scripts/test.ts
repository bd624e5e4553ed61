/** `npm test`: everything, and at the end one line with how much of it passed. */
import { type Result, runStep, summarize } from './steps.ts'
import { e2eStep, staticSteps, vitestStep } from './verification.ts'

const results: Result[] = []
for (const step of [...staticSteps, vitestStep('testes: vitest', '--project=!ataque'), e2eStep]) {
  results.push(await runStep(step, { quiet: false }))
}
console.error('')
const { passed, failed } = summarize(results)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
