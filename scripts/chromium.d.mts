export function findChromium(): string | undefined
export const testArgs: string[]
export function ensureChromium(): Promise<void>
