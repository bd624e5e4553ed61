import { readFileSync } from 'node:fs'
import { listPalavras } from './glossario.ts'

/** What each workspace may import of the others. */
export const allowedImports = {
  'packages/domain': [],
  'packages/contract': ['@portal/domain/'],
  'apps/server': ['@portal/domain/', '@portal/contract/', '@portal/server/'],
  'apps/web': ['@portal/domain/', '@portal/contract/'],
} as const

const [glossario = ''] = readFileSync('docs/glossario.md', 'utf8').split('## Tabelas do banco')
/** The glossary's nouns: every workspace names its folders by them, and the contract its files. */
export const nouns: readonly string[] = listPalavras(glossario)

/** Folders that hold technique, not domain, by workspace. */
export const technicalFolders = {
  'packages/domain': [],
  'packages/contract': [],
  'apps/server': ['correio', 'db', 'files', 'http', 'job', 'process', 'runtime', 'seed', 'site', 'testing'],
  'apps/web': ['api', 'carregamento', 'grafico', 'marca', 'rota', 'shell', 'testing', 'ui'],
} as const

/** Files of the contract that hold technique: what every noun's calls are made with. */
export const technicalFiles = ['api', 'borda', 'campo', 'errors', 'mudancaGuia', 'route'] as const

/** Words that must not be in a source, and why they would be there. */
export const forbiddenWords: readonly (readonly [string, RegExp])[] = [
  ['work left for later', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['a skipped or lonely test', /\b(describe|it|test)\.(skip|only|todo|fixme)\(/],
  ['any', /^(?!\s*(\*|\/\/|\/\*)).*(:|\bas|<)\s*any\b(?=[;,)>\]\s=|&]|$)(?!\s+[a-z])/m],
  ['an unexplained suppression', /@ts-(ignore|expect-error|nocheck)/],
  ['a registry host', /registry\.npmjs|deb\.debian/],
]
