import { legado } from '@portal/contract/legado.ts'
import { isEnderecoExterno } from '@portal/domain/menu/enderecoExterno.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'
import { itensOf } from '../menu/acesso.ts'
import { menuQuery } from '../menu/menu.queries.ts'

/**
 * The address that hands an item over, with what the address of the portal says besides. It opens once, and is asked for
 * anew each time. Throws where the menu hands no such item over, and where the answer is no place to go to.
 */
export const legadoQuery = (item: string, busca: string) =>
  queryOptions({
    queryKey: ['legado.getLegado', item, busca],
    queryFn: async ({ signal }) => {
      const menu = await queryClient.ensureQueryData(menuQuery)
      const found = itensOf(menu).find(({ identificadorItem }) => identificadorItem === item)
      if (!found?.direcionaUNNA) throw new Error(`the menu does not hand "${item}" over`)
      const parametros = Object.fromEntries(new URLSearchParams(busca))
      const { endereco } = await call(legado.getLegado, { params: { item }, body: { parametros }, signal })
      if (!isEnderecoExterno(endereco)) throw new Error('the legacy system has no address to open')
      return endereco
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
