/** What a figure is held against, measured in the same run. */
export type Limit = { name: string; value: number }

/** The bound of a figure: of its ratio to the limit, or of the value itself. */
export type Target = { of: 'ratio' | 'value'; at: 'least' | 'most'; value: number }

/** One measurement beside its limit. A figure without a value could not be measured, and says why. */
export type Figure = {
  name: string
  value: number | undefined
  unit: string
  limit?: Limit | undefined
  target?: Target | undefined
  /** Conditions of this figure, or why there is none. */
  note?: string | undefined
}

/** What one piece of the measurement tells. */
export type PieceResult = { piece: string; commands: string[]; figures: Figure[] }

export const ratioOf = ({ value, limit }: Figure): number | undefined =>
  value === undefined || !limit || limit.value === 0 ? undefined : value / limit.value

/** Whether the target was reached; undefined for a figure that has none. What was not measured was not reached. */
export function isMet(figure: Figure): boolean | undefined {
  const { target } = figure
  if (!target) return undefined
  const found = target.of === 'ratio' ? ratioOf(figure) : figure.value
  if (found === undefined) return false
  return target.at === 'least' ? found >= target.value : found <= target.value
}

/** The value at a share of the sorted samples: 0.5 is the median. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

/** Runs something so many times, one after the other. */
export async function repeat<T>(times: number, run: (at: number) => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let at = 0; at < times; at++) found.push(await run(at))
  return found
}
