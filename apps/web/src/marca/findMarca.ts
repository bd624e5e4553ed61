import type { Marca } from './marca.ts'
import { marcas } from './marcas.ts'

/** The network by its id; the default one when the id is not known. */
export function findMarca(id: string | null | undefined): Marca {
  return marcas.find((marca) => marca.id === id) ?? marcas[0]
}
