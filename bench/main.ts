/**
 * `npm run bench [piece...]`: measures every piece, or those named, and writes bench/results.md and results.json, where
 * the pieces that were not measured stay as they are: each says on what, and at which commit, it was.
 * BENCH_RODADAS, BENCH_SEGUNDOS and BENCH_ESCALAS make it smaller, to try it out. A missed target is written as missed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPortal } from '../apps/server/src/testing/faults/portal.ts'
import type { PieceResult } from './harness/figure.ts'
import { describeMachine } from './harness/machine.ts'
import { runs, scales, seconds } from './harness/options.ts'
import { resultMark } from './harness/piece.ts'
import { countTargets, type Section, toMarkdown } from './harness/report.ts'
import { choosePieces, type Piece, pieces } from './pieces.ts'

/** Runs a piece's program; one that fails is a section that says so, and the others go on. */
async function measure({ file, title }: Piece): Promise<Section> {
  console.error(`\n== ${title}`)
  const machine = [
    ...describeMachine(),
    `${runs} of ${seconds} s, search at ${scales.map((total) => total.toLocaleString('en-US')).join(', ')} guides`,
  ].join('; ')
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  const json = said.split('\n').findLast((line) => line.startsWith(resultMark))
  if (json === undefined)
    return { title, machine, result: undefined, error: `its program ended with ${code}` }
  const result: PieceResult = JSON.parse(json.slice(resultMark.length))
  return { title, machine, result, error: undefined }
}

const results = path.join(import.meta.dirname, 'results')
const { sections: before }: { sections: Section[] } = JSON.parse(await readFile(`${results}.json`, 'utf8'))

const chosen = choosePieces(process.argv.slice(2))
buildPortal()
const measured: Section[] = []
for (const piece of chosen) {
  measured.push(await measure(piece))
  await writeResults()
}

/** After each piece: a run that is cut short leaves what it has measured. */
async function writeResults(): Promise<void> {
  const sections = pieces.flatMap(
    ({ title }) => [...measured, ...before].find((section) => section.title === title) ?? [],
  )
  await writeFile(`${results}.md`, toMarkdown(sections))
  await writeFile(`${results}.json`, `${JSON.stringify({ sections }, null, 2)}\n`)
  const { met, missed } = countTargets(sections)
  process.stdout.write(`\n${met} targets met, ${missed} missed: bench/results.md\n`)
}
