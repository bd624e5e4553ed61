const DECLARATION = /(?<=[{;])(--[\w-]+):[^;}]*;?/g
const REFERENCE = /var\((--[\w-]+)/g

const listReferences = (text: string) => new Set(Array.from(text.matchAll(REFERENCE), ([, name]) => name))

/**
 * A minified style without the custom properties that neither it nor `markup` looks at: each one declared is computed
 * for each element of the page. What only a dropped property looked at goes too.
 */
export function pruneProperties(css: string, markup: string): string {
  const used = listReferences(css + markup)
  const pruned = css.replace(DECLARATION, (all, name: string) => (used.has(name) ? all : ''))
  return pruned === css ? css : pruneProperties(pruned, markup)
}
