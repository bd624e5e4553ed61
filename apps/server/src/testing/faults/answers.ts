/** An answer of the server, or the lack of one (status 0: the connection was refused or cut). */
export type Answer = {
  at: number
  status: number
  codigo: string | undefined
  retryAfter: string | null
}

/** Everything that came back during a round, told apart by what it means for the caller. */
export class Answers {
  readonly all: Answer[] = []

  add(answer: Answer): void {
    this.all.push(answer)
  }

  count(matches: (answer: Answer) => boolean): number {
    return this.all.filter(matches).length
  }

  /** 500, 502, 504: what no caller can know how to take. */
  get raw(): number {
    return this.count(({ status }) => status >= 500 && status !== 503)
  }

  get unavailable(): Answer[] {
    return this.all.filter(({ status }) => status === 503)
  }

  /** Refusals of a write that was right: the session was lost, or the effect was there without its answer. */
  get refusals(): Answer[] {
    return this.all.filter(({ status, codigo }) => status >= 400 && status < 500 && codigo !== 'API-GEN-0010')
  }
}
