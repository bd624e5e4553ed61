import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../api/useSession.ts'
import { infoQuery } from './credenciado.queries.ts'

/** Whose a copy in this browser is, and the key that it is sealed with. */
type DonoCopia = { login: string; segredo: string }

/**
 * The login whose copies a screen keeps, for as long as the screen is there: a session that ends under it makes what is
 * written last nobody else's, nor nobody's.
 */
export function useDonoCopia(): DonoCopia {
  const { data: info } = useSuspenseQuery(infoQuery)
  const session = useSession()
  const [dono] = useState({ login: session?.userLogin ?? '', segredo: info.chaveRascunho })
  return dono
}
