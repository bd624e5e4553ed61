import { legado } from '@portal/contract/legado.ts'
import { entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

/** The providers that the matrix calls as have the bridge, for one item. */
export const prepareEntradas: NonNullable<Matriz['prepareEntradas']> = async (t) => {
  await t.rows(`update credenciado set ponte_legado = true, itens_legado = '{TERMOS}'`)
}

export const entradas: Matriz['entradas'] = [
  entrada('legado.getLegado', legado.getLegado, () => ({
    params: { item: 'TERMOS' },
    body: { parametros: { numeroFicha: '700000001' } },
  })),
]

export const recusas: Matriz['recusas'] = {
  'legado.getLegado API-LEG-0001': (cena) => cena.call(0, { params: { item: 'CONSULTA_GTO' } }),
}
