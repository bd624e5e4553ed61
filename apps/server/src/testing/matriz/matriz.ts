/// <reference types="vite/types/importMeta.d.ts" />
import type { TestApp } from '../testApp.ts'
import type { Receita } from './cena.ts'
import type { Busca, Canario, Entrada, Parte } from './entrada.ts'

/** What a noun's calls are tried with: each `<noun>/matriz.fixture.ts` exports these. */
export type Matriz = {
  /** Each of its calls with an input that is accepted. */
  entradas: readonly Entrada[]
  /** Those of the parts that no input above has. */
  partes?: readonly Parte[]
  /** `<operation> <code>`: the input or the state that raises it. */
  recusas?: Readonly<Record<string, Receita>>
  /** Makes what the inputs ask for. */
  prepareEntradas?: (t: TestApp) => Promise<void>
  /** Puts the other provider's word into what the noun keeps of a patient, where a guide and its texts are not all. */
  plantCanario?: (t: TestApp, canario: Canario) => Promise<void>
  /** What finds that word, where the input of `entradas` does not. */
  buscas?: readonly Busca[]
}

const matrizes = Object.values(import.meta.glob<Matriz>('../../*/matriz.fixture.ts', { eager: true }))

/** Every call of the contract: the matrix of tests is made from it, and a call without a row fails. */
export const entradas: readonly Entrada[] = matrizes.flatMap((matriz) => matriz.entradas)

/** Inputs whose hostile fields are those of one part. */
export const partes: readonly Parte[] = matrizes.flatMap((matriz) => matriz.partes ?? [])

/** `<operation> <code>`: the input or the state that raises it. */
export const recusas: Readonly<Record<string, Receita>> = Object.assign(
  {},
  ...matrizes.map((matriz) => matriz.recusas),
)

/** What finds the other provider's word, besides the inputs that are accepted. */
export const buscas: readonly Busca[] = matrizes.flatMap((matriz) => matriz.buscas ?? [])

/** What the inputs ask for, one noun after another. */
export async function prepareEntradas(t: TestApp): Promise<void> {
  for (const matriz of matrizes) await matriz.prepareEntradas?.(t)
}

/** The other provider's word in what each noun keeps. */
export async function plantCanario(t: TestApp, canario: Canario): Promise<void> {
  for (const matriz of matrizes) await matriz.plantCanario?.(t, canario)
}
