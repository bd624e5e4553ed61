/** How much is measured; small values try the programs out, and the results say what was used. */
function read(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a positive number`)
  return value
}

/** Medians are of so many runs. */
export const runs = read('BENCH_RODADAS', 5)

/** Seconds of load in each run. */
export const seconds = read('BENCH_SEGUNDOS', 10)

/** Numbers of guides at which the search is measured. */
export const scales = (process.env.BENCH_ESCALAS ?? '10000,100000,1000000').split(',').map(Number)

/** Seconds of each rate of the mix, and the rates: calls that become due in a second. */
export const mixSeconds = read('BENCH_MISTURA_SEGUNDOS', 20)
export const mixRates = (process.env.BENCH_RITMOS ?? '400,800,1200,1600,2000,2400').split(',').map(Number)
