/**
 * Joins the names of a CSS module: `const c = css(styles); c('row', isOpen && 'open')`.
 * Throws at a name that the module does not define, which the index signature of its type cannot catch.
 */
export function css(module: Readonly<Record<string, string>>) {
  return (...names: readonly (string | false | undefined)[]): string => {
    const classes: string[] = []
    for (const name of names) {
      if (!name) continue
      const generated = module[name]
      if (generated === undefined) throw new Error(`CSS module has no class "${name}"`)
      classes.push(generated)
    }
    return classes.join(' ')
  }
}
