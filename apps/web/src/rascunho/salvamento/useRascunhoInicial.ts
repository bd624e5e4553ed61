import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDonoCopia } from '../../credenciado/useDonoCopia.ts'
import { guiaQuery } from '../../guia/guia.queries.ts'
import { type Conteudo, conteudoVazio } from '../estado/rascunhoReducer.ts'
import { toVersaoSalva } from './chooseRascunho.ts'
import { createCopiaRascunho } from './copiaLocal.ts'
import { type AberturaDe, useAbertura } from './useAbertura.ts'

export type Abertura = AberturaDe<Conteudo>

/** What the editor of a guide's draft begins with. */
export function useRascunhoInicial({ numeroFicha, rascunho }: GuiaDetalhada): Abertura | undefined {
  const dono = useDonoCopia()
  const queryClient = useQueryClient()
  return useAbertura({
    createCopia: () => createCopiaRascunho({ ...dono, numeroFicha }),
    lido: rascunho && toVersaoSalva(rascunho),
    readServidor: async () => {
      const { rascunho: agora } = await queryClient.fetchQuery({ ...guiaQuery(numeroFicha), staleTime: 0 })
      return agora && toVersaoSalva(agora)
    },
    vazio: conteudoVazio,
  })
}
