import type { Input, Route } from '@portal/contract/route.ts'
import type { Answer, Person, TestApp } from '../testApp.ts'
import { type Envio, send } from './chamada.ts'
import type { Entrada } from './entrada.ts'

type Partes = { params?: object; query?: object; body?: object }

/** One operation about to be refused: it knows how to make its guide, spoil it and call. */
export class Cena {
  readonly t: TestApp
  readonly entrada: Entrada
  readonly as: Person

  constructor(t: TestApp, entrada: Entrada, as: Person) {
    this.t = t
    this.entrada = entrada
    this.as = as
  }

  /** The guide that the operation would accept; 0 where it takes none. */
  prepare(): Promise<number> {
    return this.entrada.prepare?.(this.t) ?? Promise.resolve(0)
  }

  /** Calls with the accepted input, some of it replaced. */
  call(numeroFicha: number, mudanca: Partes = {}, envio: Envio = {}): Promise<Answer<Route>> {
    const { route, input } = this.entrada
    const partes = input(numeroFicha, this.as) as Partes
    const mudadas = { ...partes }
    for (const parte of ['params', 'query', 'body'] as const) {
      if (mudanca[parte]) mudadas[parte] = { ...partes[parte], ...mudanca[parte] }
    }
    return send(this.t, route, mudadas as Input<Route>, this.as, envio)
  }

  /** The same call so many times in a row, as whoever guesses makes it; then time passes. */
  async insist(vezes: number, mudanca: Partes): Promise<Answer<Route>> {
    for (let vez = 1; vez < vezes; vez++) await this.call(0, mudanca)
    const answer = await this.call(0, mudanca)
    this.t.clock.advance(900_000)
    return answer
  }

  /** Makes the guide, spoils it by an SQL that takes its number, and calls. */
  async callAfter(sql: string, mudanca: Partes = {}): Promise<Answer<Route>> {
    const numeroFicha = await this.prepare()
    await this.t.rows(sql, [numeroFicha])
    return this.call(numeroFicha, mudanca)
  }
}

export type Receita = (cena: Cena) => Promise<{ codigo: string | undefined; status: number }>
