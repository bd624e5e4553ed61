/** What a source imports, as it is written there. */
export const importsOf = (text: string): string[] =>
  [
    ...text.matchAll(/^\s*(?:import|export|\}) .*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map(([, named, bare, dynamic]) => named ?? bare ?? dynamic ?? '')
