import { useNotices } from './useNotices.ts'

/** How many notices were not seen in the panel, for the mark on its bell. */
export function useUnreadCount(): number {
  return useNotices().filter((one) => !one.isRead).length
}
