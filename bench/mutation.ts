/**
 * `npm run mutation [-- FOLDER ...]`: StrykerJS over the folders of packages/domain, or over the named ones, then the
 * score of each into bench/mutation.md. A folder's report stays in test-results/mutation, where the next run takes up
 * what did not change; of a folder that was not run, the file's row stays. A folder that was run and scores under 85
 * makes it fail.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'

type Report = { files: Record<string, { mutants: { status: string }[] }> }
/** Found, and found or missed; what is static or does not run is neither. */
type Tally = { found: number; all: number }

const TARGET = 85
const found = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])

const root = path.join(import.meta.dirname, '..')
const domain = path.join(root, 'packages', 'domain')
const reports = path.join(root, 'test-results', 'mutation')
const toReport = (folder: string) => path.join(reports, `${folder.replaceAll('/', '.')}.json`)

const folders = [
  ...new Set(
    globSync('src/**/*.ts', { cwd: domain }).map((file) =>
      path.relative('src', path.dirname(file)).replaceAll(path.sep, '/'),
    ),
  ),
].sort()

function mutate(folder: string): void {
  const sources = `src/${folder}/*.ts,${['test', 'fixture', 'data'].map((end) => `!src/**/*.${end}.ts`).join()}`
  const args = ['run', '--mutate', sources, '--incrementalFile', toReport(folder)]
  const stryker = path.join(root, 'node_modules', '.bin', 'stryker')
  const { status } = spawnSync(stryker, args, { cwd: domain, stdio: 'inherit' })
  if (status !== 0) throw new Error(`StrykerJS did not end in ${folder}`)
}

/** A folder of types and data has nothing to mutate, and no report. */
function tally(folder: string): Tally {
  if (!existsSync(toReport(folder))) return { found: 0, all: 0 }
  const { files } = JSON.parse(readFileSync(toReport(folder), 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (statuses: ReadonlySet<string>) => mutants.filter(({ status }) => statuses.has(status)).length
  return { found: count(found), all: count(found) + count(missed) }
}

const toScore = ({ found, all }: Tally): number => (100 * found) / all
const toLine = (name: string, one: Tally): string =>
  `| ${name} | ${one.found} | ${one.all} | ${toScore(one).toFixed(1)} |`

mkdirSync(reports, { recursive: true })
const asked = process.argv.slice(2)
const run = asked.length > 0 ? asked : folders
for (const folder of run) mutate(folder)

const file = path.join(import.meta.dirname, 'mutation.md')
/** The rows that the file has, by folder: `| guia | 519 | 581 | 89.3 |`. */
const rows = new Map(
  [...readFileSync(file, 'utf8').matchAll(/^\| ([\w/]+) \| (\d+) \| (\d+) \|/gm)].map(
    ([, folder = '', foundHere, allHere]) => [folder, { found: Number(foundHere), all: Number(allHere) }],
  ),
)
for (const folder of run) rows.set(folder, tally(folder))
const tallies = folders
  .map((folder) => ({ folder, ...(rows.get(folder) ?? { found: 0, all: 0 }) }))
  .filter(({ all }) => all > 0)
const sum = tallies.reduce((a, b) => ({ found: a.found + b.found, all: a.all + b.all }), { found: 0, all: 0 })
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const measured = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, commit ${commit}`
writeFileSync(
  file,
  `# Mutations of the domain that its tests find

\`npm run mutation\`, StrykerJS over \`packages/domain\` without its tables of data, without what runs only when a file is
loaded; of the drawn cases a twentieth, the same each time. The newest rows:
${measured}.

| folder | found | of | per cent |
|---|---:|---:|---:|
${tallies.map((one) => toLine(one.folder, one)).join('\n')}
${toLine('**all**', sum)}
`,
)
process.exitCode = run.map(tally).every((one) => one.all === 0 || toScore(one) >= TARGET) ? 0 : 1
