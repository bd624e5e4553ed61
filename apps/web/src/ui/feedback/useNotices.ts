import { useSyncExternalStore } from 'react'
import { type Notice, notice } from '../notice.ts'

/** All kept notices, newest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(notice.subscribe, notice.getSnapshot, notice.getSnapshot)
}
