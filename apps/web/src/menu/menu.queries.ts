import { menu } from '@portal/contract/menu.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/**
 * The provider's menu: it decides the side menu and which addresses open (Spec §4, §6). It takes no `signal`: when the frame
 * goes, the guard of a page may still wait for the same answer, and a call that is given up would fail the page.
 */
export const menuQuery = queryOptions({
  queryKey: ['menu.getMenu'],
  queryFn: () => call(menu.getMenu),
  staleTime: 5 * 60_000,
})
