import { isKeyOn } from './singleKeys.ts'
import { useSingleKeys } from './useSingleKeys.ts'

/** Words of a button that teach its key, while it acts: "Girar 90° (R)". */
export function useKeyLabel(): (label: string, keys: string) => string {
  const areOn = useSingleKeys()
  return (label, keys) => (isKeyOn(keys, areOn) ? `${label} (${keys})` : label)
}
