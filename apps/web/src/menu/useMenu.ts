import type { FlagsMenu } from '@portal/domain/menu/menuBloqueio.ts'
import { useQuery } from '@tanstack/react-query'
import { particularidadesQuery } from '../credenciado/credenciado.queries.ts'
import { flagsFechadas } from './acesso.ts'
import { menuQuery } from './menu.queries.ts'
import { type Secao, toSecoes } from './secao.ts'

/** The side menu's data; undefined sections while it loads, and closed locks while its flags do. */
export function useMenu(): {
  secoes: readonly Secao[] | undefined
  flags: FlagsMenu
  isFailed: boolean
  retry: () => void
} {
  const menu = useQuery(menuQuery)
  const flags = useQuery(particularidadesQuery)
  return {
    secoes: menu.data && toSecoes(menu.data),
    flags: flags.data ?? flagsFechadas,
    isFailed: menu.isError || flags.isError,
    retry: () => {
      void menu.refetch()
      void flags.refetch()
    },
  }
}
