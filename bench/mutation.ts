/** `npm run mutation`: the score of each folder of the domain, from Stryker's report, into bench/mutation.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'

type Report = { files: Record<string, { mutants: { status: string }[] }> }

const found = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])

/** Found, and found or missed; what is static or does not run is neither. */
type Tally = { found: number; all: number }

function tally(reports: readonly Report[]): Map<string, Tally> {
  const folders = new Map<string, Tally>()
  const files = reports.flatMap(({ files }) => Object.entries(files))
  for (const [file, { mutants }] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const folder = path.dirname(file).replace(/^src\//, '')
    const before = folders.get(folder) ?? { found: 0, all: 0 }
    const count = (statuses: ReadonlySet<string>) =>
      mutants.filter(({ status }) => statuses.has(status)).length
    const foundHere = count(found)
    folders.set(folder, { found: before.found + foundHere, all: before.all + foundHere + count(missed) })
  }
  return folders
}

const toLine = (name: string, { found, all }: Tally): string =>
  `| ${name} | ${found} | ${all} | ${all === 0 ? '–' : ((100 * found) / all).toFixed(1)} |`

const root = path.join(import.meta.dirname, '..')
const given = process.argv.slice(2)
const sources = given.length > 0 ? given : [path.join(root, 'test-results', 'mutation.json')]
const folders = tally(sources.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report))
const sum = [...folders.values()].reduce((a, b) => ({ found: a.found + b.found, all: a.all + b.all }), {
  found: 0,
  all: 0,
})
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
writeFileSync(
  path.join(import.meta.dirname, 'mutation.md'),
  `# Mutations of the domain that its tests find

\`npm run mutation\`, StrykerJS over \`packages/domain\` without its tables of data and without what runs only when a
file is loaded. ${new Date().toISOString().slice(0, 10)}, ${machine}.

| folder | found | of | per cent |
|---|---:|---:|---:|
${[...folders].map(([name, one]) => toLine(name, one)).join('\n')}
${toLine('**all**', sum)}
`,
)
