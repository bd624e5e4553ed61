/** `npm test`: everything, and at the end one line with how much of it passed. */
import { type Result, runStep, type Step, summarize } from './steps.ts'
import { e2eStep, staticSteps, vitestStep } from './verification.ts'

/** Tells nothing but what failed, for others write to the terminal meanwhile. */
async function runBeside(step: Step): Promise<Result> {
  const result = await runStep(step, { quiet: true })
  if (result.failed > 0) console.error(`\n== ${result.name}\n${result.output.trim()}\n`)
  return result
}

async function runComputing(): Promise<Result[]> {
  const statics = await Promise.all(staticSteps.map(runBeside))
  const server = vitestStep('testes: regras e servidor', 'vitest', '--project=!ataque', '--project=!pages')
  return [...statics, await runStep(server, { quiet: false })]
}

/** The pages fill the processors by themselves: they wait for the journeys, and for no more than these. */
async function runInBrowser(): Promise<Result[]> {
  const journeys = await runBeside(e2eStep)
  return [
    journeys,
    await runStep(vitestStep('testes: páginas', 'pages', '--project=pages'), { quiet: false }),
  ]
}

// A journey waits more than it computes, for the operator's side and for each key: beside it there is room for what
// does nothing but compute. Two processors are not full of the server's tests alone, which wait for their database.
const results = await Promise.all([runComputing(), runInBrowser()])
console.error('')
const { passed, failed } = summarize(results.flat())
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
