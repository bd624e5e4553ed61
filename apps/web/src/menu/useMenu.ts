import type { FlagsMenu } from '@portal/domain/menu/menuBloqueio.ts'
import { useQuery } from '@tanstack/react-query'
import { particularidadesQuery } from '../credenciado/credenciado.queries.ts'
import { menuQuery } from './menu.queries.ts'
import { type Secao, toSecoes } from './secao.ts'

/** The flags while they are on their way: the server's own marks alone lock. */
const semTrava: FlagsMenu = { liberaSenha: true, unidadeRadio: true, capturaExame: true }

/** The side menu's data; undefined sections while it loads. */
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
    flags: flags.data ?? semTrava,
    isFailed: menu.isError,
    retry: () => void menu.refetch(),
  }
}
