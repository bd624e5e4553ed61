/** An address of the portal with what it holds; what is absent or empty stays out of it. */
export function toHref(rota: string, search: Readonly<Record<string, string | number | undefined>>): string {
  const present = Object.entries(search).flatMap(([nome, valor]) => (valor ? [[nome, String(valor)]] : []))
  const query = new URLSearchParams(present).toString()
  return query ? `${rota}?${query}` : rota
}
