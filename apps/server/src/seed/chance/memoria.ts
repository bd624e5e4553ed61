/** What is older than so many events has left the windows of most rules, and the month of most caps. */
const CAPACIDADE = 40_000

/** The latest entries: when they fill one generation, the one before it is forgotten. */
export class Memoria<T> {
  private recente = new Map<string, T>()
  private anterior = new Map<string, T>()

  set(key: string, value: T): void {
    if (this.recente.size >= CAPACIDADE) {
      this.anterior = this.recente
      this.recente = new Map()
    }
    this.recente.set(key, value)
  }

  get(key: string): T | undefined {
    return this.recente.get(key) ?? this.anterior.get(key)
  }
}
