type Armazem = 'localStorage' | 'sessionStorage'

/**
 * What this browser keeps under a key, read from its fields. Undefined where there is nothing, where `read` finds no such
 * thing in it (an older release or a person wrote it), and where the browser keeps nothing: no page fails for it.
 */
export function readGuardado<T>(
  armazem: Armazem,
  key: string,
  read: (campos: ReadonlyMap<string, unknown>) => T | undefined,
): T | undefined {
  try {
    const valor: unknown = JSON.parse(globalThis[armazem].getItem(key) ?? 'null')
    return typeof valor === 'object' && valor !== null ? read(new Map(Object.entries(valor))) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value under a key, as JSON; undefined forgets it. A browser that keeps nothing goes on without. */
export function keepGuardado(armazem: Armazem, key: string, valor: object | undefined): void {
  try {
    if (valor) globalThis[armazem].setItem(key, JSON.stringify(valor))
    else globalThis[armazem].removeItem(key)
  } catch {
    // Storage may be full or blocked: what is kept is a convenience, and its loss stops no page.
  }
}
