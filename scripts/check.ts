/** `npm run check`: what to run before a commit, in under a minute. Prints only what failed. */
import { runStep, summarize } from './steps.ts'
import { staticSteps, vitestStep } from './verification.ts'

const fastTests = vitestStep(
  'testes: domínio, contrato, telas, arquitetura',
  'vitest',
  '--project=domain',
  '--project=web',
  '--project=architecture',
)

const results = await Promise.all([...staticSteps, fastTests].map((step) => runStep(step, { quiet: true })))
for (const { name, failed, output } of results)
  if (failed > 0) console.error(`\n== ${name}\n${output.trim()}\n`)
const { failed } = summarize(results)
process.exitCode = failed === 0 ? 0 : 1
