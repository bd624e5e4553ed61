type Armazem = 'localStorage' | 'sessionStorage'

/** What a browser that refuses to keep anything was given: it lasts until the page is left. */
const memoria = new Map<string, string>()

/**
 * The text that this browser keeps under a key; undefined where there is none. A browser that keeps nothing answers what
 * the page itself was given: no page fails for it.
 */
export function readTexto(armazem: Armazem, key: string): string | undefined {
  try {
    return memoria.get(`${armazem} ${key}`) ?? globalThis[armazem].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text under a key; undefined forgets it. Storage may be full or blocked: then the page alone remembers it. */
export function keepTexto(armazem: Armazem, key: string, texto: string | undefined): void {
  memoria.delete(`${armazem} ${key}`)
  try {
    if (texto === undefined) globalThis[armazem].removeItem(key)
    else globalThis[armazem].setItem(key, texto)
  } catch {
    if (texto !== undefined) memoria.set(`${armazem} ${key}`, texto)
  }
}

/**
 * What this browser keeps under a key, read from its fields. Undefined where there is nothing, and where `read` finds no
 * such thing in it (an older release or a person wrote it).
 */
export function readGuardado<T>(
  armazem: Armazem,
  key: string,
  read: (campos: ReadonlyMap<string, unknown>) => T | undefined,
): T | undefined {
  try {
    const valor: unknown = JSON.parse(readTexto(armazem, key) ?? 'null')
    return typeof valor === 'object' && valor !== null ? read(new Map(Object.entries(valor))) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value under a key, as JSON; undefined forgets it. */
export const keepGuardado = (armazem: Armazem, key: string, valor: object | undefined): void =>
  keepTexto(armazem, key, valor && JSON.stringify(valor))

/** Nothing that was kept is left, in this browser or by the page. */
export function clearGuardados(): void {
  memoria.clear()
  for (const armazem of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[armazem].clear()
    } catch {
      // A browser that keeps nothing has nothing to clear.
    }
  }
}
