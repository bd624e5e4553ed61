/**
 * `npm run bench [piece...]`: measures every piece, or those named, and writes bench/results.md and results.json.
 * BENCH_RODADAS, BENCH_SEGUNDOS and BENCH_ESCALAS make it smaller, to try it out. A missed target is written as missed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPortal } from '../apps/server/src/testing/faults/portal.ts'
import type { PieceResult } from './harness/figure.ts'
import { describeMachine } from './harness/machine.ts'
import { runs, scales, seconds } from './harness/options.ts'
import { resultMark } from './harness/piece.ts'
import { countTargets, type Section, toMarkdown } from './harness/report.ts'
import { choosePieces, type Piece } from './pieces.ts'

/** Runs a piece's program; one that fails is a section that says so, and the others go on. */
async function measure({ file, title }: Piece): Promise<Section> {
  console.error(`\n== ${title}`)
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  const json = said.split('\n').findLast((line) => line.startsWith(resultMark))
  if (json === undefined) return { title, result: undefined, error: `its program ended with ${code}` }
  const result: PieceResult = JSON.parse(json.slice(resultMark.length))
  return { title, result, error: undefined }
}

const chosen = choosePieces(process.argv.slice(2))
const machine: [string, string][] = [
  ...describeMachine(),
  [
    'Runs',
    `${runs} of ${seconds} s; search at ${scales.map((total) => total.toLocaleString('en-US')).join(', ')} guides`,
  ],
]
buildPortal()
const sections: Section[] = []
for (const piece of chosen) sections.push(await measure(piece))

const results = path.join(import.meta.dirname, 'results')
await writeFile(`${results}.md`, toMarkdown(machine, sections))
await writeFile(`${results}.json`, `${JSON.stringify({ machine, sections }, null, 2)}\n`)
const { met, missed } = countTargets(sections)
process.stdout.write(`\n${met} targets met, ${missed} missed: bench/results.md\n`)
process.exitCode = missed === 0 ? 0 : 1
