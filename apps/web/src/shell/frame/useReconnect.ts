import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { type Connection, connection } from '../../api/connection.ts'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'

const PROBE_MS = 5000

/**
 * Whether calls get through. While they do not, a small call asks again every few seconds; when it is answered,
 * whatever failed to load meanwhile is fetched.
 */
export function useReconnect(): Connection {
  const state = useSyncExternalStore(connection.subscribe, connection.getSnapshot, connection.getSnapshot)
  const queryClient = useQueryClient()

  useEffect(() => {
    const onOffline = () => connection.set('semConexao')
    window.addEventListener('offline', onOffline)
    return () => window.removeEventListener('offline', onOffline)
  }, [])

  useEffect(() => {
    if (state === 'conectado') return
    const probe = () => void queryClient.fetchQuery({ ...infoQuery, staleTime: 0 }).catch(() => undefined)
    const timer = setInterval(probe, PROBE_MS)
    window.addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', probe)
      // Whoever was answered first, this call or any other of the page
      if (connection.getSnapshot() !== 'conectado') return
      void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    }
  }, [state, queryClient])

  return state
}
