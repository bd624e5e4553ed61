/** What each workspace may import of the others. */
export const allowedImports = {
  'packages/domain': [],
  'packages/contract': ['@portal/domain/'],
  'apps/server': ['@portal/domain/', '@portal/contract/', '@portal/server/'],
  'apps/web': ['@portal/domain/', '@portal/contract/'],
} as const

/** The domain's nouns: every workspace names its folders by them, and the contract its files. */
export const nouns = [
  'acesso',
  'associado',
  'auditoria',
  'calendario',
  'contextoGuia',
  'credenciado',
  'dente',
  'dinheiro',
  'elegibilidade',
  'especialidade',
  'evento',
  'glosa',
  'guia',
  'guiaParte',
  'imagem',
  'impressao',
  'liberacaoSenha',
  'menu',
  'motivo',
  'odontograma',
  'operadora',
  'pesquisa',
  'busca',
  'planilha',
  'prontuario',
  'rascunho',
  'recursoGlosa',
  'rede',
  'regraEvento',
  'solicitacaoExame',
  'texto',
  'trilha',
  'uf',
] as const

/** Folders that hold technique, not domain, by workspace. */
export const technicalFolders = {
  'packages/domain': [],
  'packages/contract': [],
  'apps/server': ['db', 'files', 'http', 'job', 'seed', 'site', 'testing'],
  'apps/web': ['api', 'carregamento', 'gallery', 'marca', 'shell', 'ui'],
} as const

/** Files of the contract that hold technique: what every noun's calls are made with. */
export const technicalFiles = ['api', 'borda', 'campo', 'errors', 'route'] as const

/** Folders of the web that still import each other. A pair that no longer does leaves this list. */
export const webKnots: readonly string[] = [
  'acesso, shell',
  'credenciado, guia',
  'credenciado, menu',
  'credenciado, pesquisa',
  'credenciado, shell',
  'guia, rascunho',
  'ui/action, ui/feedback',
  'ui/action, ui/overlay',
]

/** What the web's `ui` takes of the domain though it is under a noun: measures and text, which say nothing of it. */
export const technicalDomain = [
  'packages/domain/src/menu/moldura.ts',
  'packages/domain/src/texto/protegido.ts',
] as const

/** Words that must not be in a source, and why they would be there. */
export const forbiddenWords: readonly (readonly [string, RegExp])[] = [
  ['work left for later', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['a skipped or lonely test', /\b(describe|it|test)\.(skip|only|todo|fixme)\(/],
  ['any', /^(?!\s*(\*|\/\/|\/\*)).*(:|\bas|<)\s*any\b(?=[;,)>\]\s=|&]|$)(?!\s+[a-z])/m],
  ['an unexplained suppression', /@ts-(ignore|expect-error|nocheck)/],
  ['a registry host', /registry\.npmjs|deb\.debian/],
]
