import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../api/useSession.ts'
import { particularidadesQuery } from '../credenciado/credenciado.queries.ts'
import { type Acesso, createAcesso, flagsFechadas } from './acesso.ts'
import { menuQuery } from './menu.queries.ts'

const nenhuma: readonly string[] = []

/** What this provider may open and call now, by the one table of screens and the permission that each route names. */
export function useAcesso(): Acesso {
  const { data: menu } = useQuery(menuQuery)
  const { data: flags = flagsFechadas } = useQuery(particularidadesQuery)
  const permissoes = useSession()?.permissoes ?? nenhuma
  return useMemo(() => createAcesso(menu, flags, permissoes), [menu, flags, permissoes])
}
