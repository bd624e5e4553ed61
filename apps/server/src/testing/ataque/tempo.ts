import { setTimeout as sleep } from 'node:timers/promises'
import { acesso } from '@portal/contract/acesso.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import { menu } from '@portal/contract/menu.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import type { Person, TestApp } from '../testApp.ts'

type Resposta = { status: number; codigo?: string | undefined; headers: Record<string, unknown> }

/** What a call was answered, and how long that took. */
export type Medida = {
  nome: string
  status: number
  codigo: string | undefined
  aguarde: unknown
  ms: number
}

/** Makes a call and times it: from now, or from `since` where that came in its middle. */
export async function measure(
  nome: string,
  work: () => Promise<Resposta>,
  since: () => number = () => 0,
): Promise<Medida> {
  const start = performance.now()
  const { status, codigo, headers } = await work()
  const ms = Math.round(performance.now() - Math.max(start, since()))
  return { nome, status, codigo, aguarde: headers['retry-after'], ms }
}

/** Two clinics at work and a third at its login, until the answer is called: it tells what each call was answered. */
export function startWork(t: TestApp, [um, outra]: readonly [Person, Person], since: () => number) {
  const medidas: Medida[] = []
  let over = false
  const repeat = async <R extends Route>(nome: string, route: R, input: Input<R>, as?: Person) => {
    for (; !over; await sleep(20))
      medidas.push(await measure(nome, () => t.call(route, input, { as }), since))
  }
  const associado = { query: { codigoAssociado: '500000001' } }
  const running = Promise.all([
    ...[um, outra, um, outra].map((as) => repeat('menu', menu.getMenu, {}, as)),
    ...[um, outra].map((as) => repeat('informacoes', elegibilidade.getInformacoes, associado, as)),
    ...[um, um, um, um].map((as) => repeat('filtros', guia.getFiltros, {}, as)),
    repeat('login', acesso.login, { body: { login: '100009', senha: 'Sorriso#2026' } }),
  ])
  return async (): Promise<readonly Medida[]> => {
    over = true
    await running
    return medidas
  }
}
