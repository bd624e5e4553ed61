import type { LinhaRede } from '@portal/domain/rede/linhaRede.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import type { Marca } from './marca.ts'

/** A network's row as its brand. */
export function toMarca(rede: LinhaRede): Marca {
  const id = rede.codigo.toLowerCase()
  return { ...rede, id, favicon: `/marca/${id}.svg` }
}

const [primeira, ...outras] = redes

/** The networks' brands; the first is the default. */
export const marcas: readonly [Marca, ...Marca[]] = [toMarca(primeira), ...outras.map(toMarca)]
