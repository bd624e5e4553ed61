import type { Arrow } from './folders.ts'

const server = 'apps/server/src/'

/**
 * The folders of a page's table, a row each: `| \`db\`, \`files\` | what they hold |`. One row has no names: that of the
 * nouns whose folders no other row names.
 */
export function listCamadas(page: string, nouns: readonly string[]): string[][] {
  const rows = page
    .split('\n')
    .filter((line) => /^\| (`\w+`|any other noun)/.test(line))
    .map((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, folder = '']) => folder))
  const others = nouns.filter((noun) => !rows.flat().includes(noun))
  return rows.map((row) => (row.length === 0 ? others : row))
}

const folderOf = (file: string): string | undefined =>
  file.startsWith(server) ? /^(\w+)\//.exec(file.slice(server.length))?.[1] : undefined

/** What a folder of the server imports of a row above its own. */
export function listUpward(arrows: readonly Arrow[], camadas: readonly (readonly string[])[]): string[] {
  const rowOf = (file: string): number => camadas.findIndex((row) => row.includes(folderOf(file) ?? ''))
  return arrows
    .filter(({ from, to }) => rowOf(from) >= 0 && rowOf(to) >= 0 && rowOf(to) < rowOf(from))
    .map(({ from, to }) => `${from} -> ${to}`)
}
