/** What each workspace may import of the others. */
export const allowedImports = {
  'packages/domain': [],
  'packages/contract': ['@portal/domain/'],
  'apps/server': ['@portal/domain/', '@portal/contract/', '@portal/server/', '@portal/web/'],
  'apps/web': ['@portal/domain/', '@portal/contract/'],
} as const

/** The domain's nouns: every workspace names its folders by them. */
export const nouns = [
  'acesso',
  'associado',
  'auditoria',
  'calendario',
  'credenciado',
  'dente',
  'dinheiro',
  'elegibilidade',
  'especialidade',
  'evento',
  'glosa',
  'guia',
  'imagem',
  'impressao',
  'liberacaoSenha',
  'menu',
  'odontograma',
  'pesquisa',
  'busca',
  'planilha',
  'prontuario',
  'rascunho',
  'recursoGlosa',
  'rede',
  'solicitacaoExame',
  'texto',
  'trilha',
  'uf',
] as const

/** Folders that hold technique, not domain, by workspace. */
export const technicalFolders = {
  'packages/domain': [],
  'packages/contract': [],
  'apps/server': ['db', 'http', 'job', 'seed', 'testing'],
  'apps/web': ['api', 'carregamento', 'gallery', 'marca', 'shell', 'ui'],
} as const

/** Words that must not be in a source, and why they would be there. */
export const forbiddenWords: readonly (readonly [string, RegExp])[] = [
  ['work left for later', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['a skipped or lonely test', /\b(describe|it|test)\.(skip|only|todo|fixme)\(/],
  ['any', /^(?!\s*(\*|\/\/|\/\*)).*(:|\bas|<)\s*any\b(?=[;,)>\]\s=|&]|$)(?!\s+[a-z])/m],
  ['an unexplained suppression', /@ts-(ignore|expect-error|nocheck)/],
  ['a registry host', /registry\.npmjs|deb\.debian/],
]
