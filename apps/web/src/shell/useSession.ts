import { useSyncExternalStore } from 'react'
import { type Session, session } from '../api/session.ts'

const subscribe = (listener: () => void): (() => void) => session().subscribe(listener)
const getSession = (): Session | undefined => session().getSnapshot()
const noSession = (): undefined => undefined

/** The session of this browser, as the cookie has it; none on a page that the server draws. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, getSession, noSession)
