/** A tooth or region with its faces, as it is said: `26 OM`; empty for what has neither. */
export const showLocal = (local: string | null | undefined, faces: string | null | undefined): string =>
  [local, faces].filter(Boolean).join(' ')
