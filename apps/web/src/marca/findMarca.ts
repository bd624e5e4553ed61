import { marcas } from './marca.data.ts'
import type { Marca } from './marca.ts'

/** The network by its id; the default one when the id is not known. */
export function findMarca(id: string | null | undefined): Marca {
  return marcas.find((marca) => marca.id === id) ?? marcas[0]
}
