import { redirect } from '@tanstack/react-router'

/** Leaves with a full load, for pages that the server makes. The promise never settles: nothing is drawn meanwhile. */
export function leaveTo(address: string): Promise<never> {
  location.replace(address)
  return new Promise(() => undefined)
}

/** `/temporary-route?voltar=/portal/...`: goes back to the address, which thereby opens anew (Spec §2). */
export function reopen({ search }: { search: object }): never {
  const voltar = 'voltar' in search && typeof search.voltar === 'string' ? search.voltar : '/portal'
  throw redirect({ href: voltar.startsWith('/portal') ? voltar : '/portal', replace: true })
}
