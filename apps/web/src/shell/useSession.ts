import { useSyncExternalStore } from 'react'
import { type Session, session } from '../api/session.ts'

/** The session of this browser, as the cookie has it. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(session().subscribe, session().getSnapshot)
