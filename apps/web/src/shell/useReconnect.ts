import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { type Connection, connection } from '../api/connection.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'

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
    async function probe() {
      await queryClient.fetchQuery({ ...infoQuery, staleTime: 0 }).catch(() => undefined)
      if (connection.getSnapshot() !== 'conectado') return
      await queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    }
    const timer = setInterval(() => void probe(), PROBE_MS)
    const onOnline = () => void probe()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [state, queryClient])

  return state
}
