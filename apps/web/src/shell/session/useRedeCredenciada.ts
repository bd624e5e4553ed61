import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '../../api/session.ts'
import { particularidadesQuery } from '../../credenciado/credenciado.queries.ts'
import { applyMarca } from '../../marca/applyMarca.ts'
import { useMarca } from '../../marca/useMarca.ts'

/** The accredited particularities decide the network, and with it the brand of the whole document (Spec §3). */
export function useRedeCredenciada(): void {
  const rede = useQuery(particularidadesQuery).data?.redeCredenciada
  const marca = useMarca()
  useEffect(() => {
    if (rede) session().learnRede(rede)
  }, [rede])
  useEffect(() => applyMarca(marca), [marca])
}
