/** A weighted choice: the heavier, the likelier. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

/** Repeatable chance: the same seed gives the same data, so that what a person saw can be seen again. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** 0 up to, but not, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number between the two, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)]
    if (value === undefined) throw new RangeError('nothing to pick from')
    return value
  }

  weighted<T>(choices: Weighted<T>): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of choices) {
      left -= weight
      if (left < 0) return value
    }
    throw new RangeError('nothing to choose from')
  }

  hex(digits: number): string {
    let text = ''
    while (text.length < digits) text += this.int(0, 0xffff_ffff).toString(16).padStart(8, '0')
    return text.slice(0, digits)
  }

  /** A version 4 UUID. */
  uuid(): string {
    const variant = this.pick(['8', '9', 'a', 'b'])
    return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-${variant}${this.hex(3)}-${this.hex(12)}`
  }
}
