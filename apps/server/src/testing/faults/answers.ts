/** An answer of the server, or the lack of one (status 0: the connection was refused or cut). */
export type Answer = {
  sentAt: number
  at: number
  status: number
  codigo: string | undefined
  retryAfter: string | null
}

/** Refusals that pass by themselves: the first is still in flight, or this provider asks for too much at once. */
export const isPassing = (codigo: string | undefined): boolean =>
  codigo === 'API-GEN-0010' || codigo === 'API-GEN-0004' || codigo === 'API-ELE-0003'

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
    return this.all.filter(({ status, codigo }) => status >= 400 && status < 500 && !isPassing(codigo))
  }

  /** Busy or unavailable without saying when to come back, and unavailable before anything was broken. */
  misplaced(faultAt: number): number {
    return this.count(
      ({ at, status, retryAfter }) =>
        (status === 503 && at < faultAt) || ((status === 503 || status === 429) && retryAfter === null),
    )
  }

  /** How long the slowest answer took of those asked for from one moment to another. */
  longestMs(from: number, to: number): number {
    const asked = this.all.filter(({ sentAt }) => sentAt >= from && sentAt <= to)
    return Math.max(0, ...asked.map(({ sentAt, at }) => at - sentAt))
  }
}
