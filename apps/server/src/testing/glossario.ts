/** The words that the rows of a page's tables begin with; a row may hold several: `rede, marca`. */
export const listPalavras = (page: string): string[] =>
  [...page.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((word) => !['---', 'palavra', 'tabela'].includes(word))

/** The tables that migrations leave, in their order. */
export function listTabelas(migrations: readonly string[]): string[] {
  const tables = new Set<string>()
  const steps =
    /\bcreate table (?:if not exists )?(\w+)|\bdrop table (?:if exists )?(\w+)|\balter table (\w+) rename to (\w+)/gi
  for (const [, created, dropped, before, after] of migrations.join('\n').matchAll(steps)) {
    if (created) tables.add(created)
    if (dropped) tables.delete(dropped)
    if (before && after && tables.delete(before)) tables.add(after)
  }
  return [...tables]
}
