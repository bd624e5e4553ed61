import { isProduct } from './folders.ts'
import type { Source } from './sources.ts'

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm
/** The names of some fields of a type are no codes. */
const ofFields = /\b(Pick|Omit|Extract|Exclude)<([^<>]|<[^<>]*>)*>/g

/** How a source lists codes: as a type, as the union of a schema or its list, as a constant, as a table by its codes. */
const lists = [
  /(?:\|\s*)?'[\w-]+'(?:\s*\|\s*'[\w-]+')+/g,
  /Type\.Union\(\[(?:\s*Type\.Literal\('[\w-]+'\),?)+\s*\]/g,
  /UmDe\(\[(?:\s*'[\w-]+',?)+\s*\]/g,
  /= \[(?:\s*'[\w-]+',?)+\s*\] as const/g,
  /readonly \w+\[\] = \[(?:\s*'[\w-]+',?)+\s*\]/g,
]
/** The lines of a table, each with its code. */
const tables = /= \[\n(?: +\{[^\n]*\n)+\] as const/g
const codesOfTable = (table: string): string[] =>
  [...table.matchAll(/^ +\{ codigo: ('[\w-]+')/gm)].map(([, code = '']) => code)

/** Words that every screen is laid out with, and no codes. */
const ofLayout = ["'end' | 'start'"]

const setsOf = (text: string): string[] =>
  [
    ...lists.flatMap((list) => text.match(list) ?? []).map((list) => list.match(/'[\w-]+'/g) ?? []),
    ...(text.match(tables) ?? []).map(codesOfTable),
  ]
    .map((codes) => [...new Set(codes)].sort())
    .filter((codes) => codes.length > 1 && !codes.some((code) => code.startsWith("'API-")))
    .map((codes) => codes.join(' | '))
    .filter((codes) => !ofLayout.includes(codes))

/**
 * Sets of codes that stand in several places of the domain, the contract, the server and the web: one place lists them, in the
 * domain where another workspace knows them too, and the others derive from it.
 */
export function listRepeatedCodes(sources: readonly Source[]): string[] {
  const places = new Map<string, string[]>()
  for (const { file, text } of sources) {
    if (!/^(packages\/|apps\/\w+\/src\/)/.test(file) || !isProduct(file)) continue
    for (const codes of setsOf(text.replace(comment, '').replace(ofFields, ''))) {
      places.set(codes, [...(places.get(codes) ?? []), file])
    }
  }
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([codes, files]) => `${codes}: ${files.join(', ')}`)
}
