import { useSyncExternalStore } from 'react'
import { singleKeys } from './singleKeys.ts'

const onServer = (): boolean => true

/** Whether the single keys act now; `isKeyOn` tells it of any key. Turn them with `singleKeys.turn`. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn, onServer)
