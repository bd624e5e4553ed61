import { createDados, type Mudancas } from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'
import { createContexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { evaluateEvento } from './evaluateEvento.ts'

type Resto = Omit<Motivo, 'codigoGlosa' | 'severidade' | 'campo' | 'texto'>

/** A reason as a test spells it: code, severity and field; then the cure, the day and what caused it, where it tells them. */
export type MotivoDito = readonly [resumo: string, resto?: Resto]

/** An item, what is different about its context, and every reason against it. */
export type CasoMotivo = readonly [nome: string, Item, Mudancas, readonly MotivoDito[]]

/** The reasons against an item, each with all that it tells but its text. */
export function listDitos(item: Item, mudancas: Mudancas): MotivoDito[] {
  const motivos = evaluateEvento(item, createContexto(createDados(mudancas)))
  return motivos.map(({ codigoGlosa, severidade, campo, texto: _texto, ...resto }) => {
    const resumo = `${codigoGlosa} ${severidade} ${campo}`
    return Object.keys(resto).length > 0 ? [resumo, resto] : [resumo]
  })
}

export const REMOVER = { tipo: 'removerItem', rotulo: 'Remover o evento' } as const
