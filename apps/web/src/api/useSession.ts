import { useSyncExternalStore } from 'react'
import { type Session, session } from './session.ts'

const subscribe = (listener: () => void): (() => void) => session().subscribe(listener)
const getSession = (): Session | undefined => session().getSnapshot()

/** The session of this browser, as the cookie has it. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, getSession)
