import path from 'node:path'
import type { Source } from './sources.ts'

/** The pages that comments cite, by the first word of their headings. CONTRIBUTING.md, "Citations". */
export const pages = {
  Spec: 'docs/especificacao.md',
  Produto: 'docs/produto.md',
  Operadora: 'docs/produto.md',
  Interface: 'docs/interface.md',
  Domínio: 'docs/dominio.md',
  Segurança: 'docs/seguranca.md',
  Architecture: 'docs/architecture.md',
} as const

const name = Object.keys(pages).join('|')
const label = String.raw`(?:§\d+|[ABS]\d+)(?:\.\d+)*`
const heading = new RegExp(`^#+ (${name}) (${label}) · `, 'gmu')
/** One label, or several of one page: `Spec §4, §7.11 and §8`. */
const citation = new RegExp(
  String.raw`(?<![\p{L}])(${name}) (${label}(?:(?:, | and |, and | or | to | e | a )${label})*)`,
  'gu',
)

/** What may be cited, as it is cited: `Spec §4.2`. */
export const listHeadings = (page: string): string[] =>
  [...page.matchAll(heading)].map(([, document, number]) => `${document} ${number}`)

/** A comment's lines as one, without what leads them. */
const unwrap = (text: string): string => text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]*/g, ' ')

/** The citations of a text, one by one. */
export const listCitations = (text: string): string[] =>
  [...unwrap(text).matchAll(citation)].flatMap(([, document, labels = '']) =>
    [...labels.matchAll(new RegExp(label, 'g'))].map(([number]) => `${document} ${number}`),
  )

/** What a text cites in vain: a missing heading, a section without its page, a page that is not in the repository. */
export function listDangling(
  text: string,
  headings: ReadonlySet<string>,
  files: ReadonlySet<string>,
): string[] {
  const rest = unwrap(text).replace(citation, '')
  return [
    ...listCitations(text).filter((cited) => !headings.has(cited)),
    ...[...rest.matchAll(/\S*\s?§\S*/g)].map(([section]) => section.trim()),
    ...[...rest.matchAll(/[\w-]+\.md\b/g)].map(([page]) => page).filter((page) => !files.has(page)),
  ]
}

/** A citation that names no section: a product's table or page, or one of `pages` by its file. */
const vague = new RegExp(
  String.raw`\b(?:product(?:'s)? (?:table|page)|docs of the|(?:${Object.values(pages).join('|')}))(?![\w-])`,
  'g',
)

/** What a source cites without a section, in which nobody finds it. */
export const listVague = (text: string): string[] => unwrap(text).match(vague) ?? []

export const baseNames = (texts: readonly Source[]): ReadonlySet<string> =>
  new Set(texts.map(({ file }) => path.posix.basename(file)))
