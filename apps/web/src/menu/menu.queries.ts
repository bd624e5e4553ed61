import { menu } from '@portal/contract/menu.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The provider's menu: it decides the side menu and which addresses open (Spec §4, §6). */
export const menuQuery = queryOptions({
  queryKey: ['menu.getMenu'],
  queryFn: ({ signal }) => call(menu.getMenu, { signal }),
  staleTime: 5 * 60_000,
})
