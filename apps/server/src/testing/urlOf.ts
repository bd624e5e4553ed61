import type { Route } from '@portal/contract/route.ts'

/** What a call is asked with. */
export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const toText = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/** Where a call of the contract is asked. */
export function urlOf(route: Route, parts: Parts): string {
  const params = toText(parts.params)
  const path_ = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams(toText(parts.query)).toString()
  return query ? `${path_}?${query}` : path_
}
