/**
 * `npm run mutation [-- FOLDER ...]`: StrykerJS over the folders of packages/domain, or over the named ones, then the
 * score of each into bench/mutation.md. A folder's report stays in test-results/mutation, where the next run takes up
 * what did not change; a run that is cut keeps the folders that ended. Under 85 in all it fails.
 */
import { spawnSync } from 'node:child_process'
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

function tally(folder: string): Tally {
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
for (const folder of asked.length > 0 ? asked : folders) mutate(folder)

const ended = folders.filter((folder) => existsSync(toReport(folder)))
const tallies = ended.map((folder) => ({ folder, ...tally(folder) })).filter(({ all }) => all > 0)
const sum = tallies.reduce((a, b) => ({ found: a.found + b.found, all: a.all + b.all }), { found: 0, all: 0 })
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
const missing = folders.filter((folder) => !ended.includes(folder))
writeFileSync(
  path.join(import.meta.dirname, 'mutation.md'),
  `# Mutations of the domain that its tests find

\`npm run mutation\`, StrykerJS over \`packages/domain\` without its tables of data, without what runs only when a file is
loaded; of the drawn cases a twentieth, the same each time. ${new Date().toISOString().slice(0, 10)}, ${machine}.
${missing.length > 0 ? `\nNot run to their end: ${missing.join(', ')}.\n` : ''}
| folder | found | of | per cent |
|---|---:|---:|---:|
${tallies.map((one) => toLine(one.folder, one)).join('\n')}
${toLine('**all**', sum)}
`,
)
process.exitCode = toScore(sum) >= TARGET ? 0 : 1
