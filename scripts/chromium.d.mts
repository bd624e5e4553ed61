export function findChromium(): string | undefined
export const journeyArgs: string[]
export const pageArgs: string[]
export function ensureChromium(): Promise<void>
