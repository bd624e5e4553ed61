/** `npm test`: everything, and at the end one line with how much of it passed. */
import { type Result, runStep, summarize } from './steps.ts'
import { e2eStep, staticSteps, vitestStep } from './verification.ts'

// They wait for nothing but the processor: side by side.
const results: Result[] = await Promise.all(staticSteps.map((step) => runStep(step, { quiet: true })))
for (const { name, failed: faults, output } of results)
  if (faults > 0) console.error(`\n== ${name}\n${output.trim()}\n`)
const programs = [
  vitestStep('testes: regras e servidor', 'vitest', '--project=!ataque', '--project=!pages'),
  vitestStep('testes: páginas', 'pages', '--project=pages'),
  e2eStep,
]
for (const step of programs) results.push(await runStep(step, { quiet: false }))
console.error('')
const { passed, failed } = summarize(results)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
