import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '../../api/useSession.ts'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { guiaQuery } from '../../guia/guia.queries.ts'
import { type Conteudo, conteudoVazio } from '../estado/rascunhoReducer.ts'
import { toVersaoSalva } from './chooseRascunho.ts'
import { createCopiaRascunho } from './copiaLocal.ts'
import { type AberturaDe, useAbertura } from './useAbertura.ts'

export type Abertura = AberturaDe<Conteudo>

/** What the editor of a guide's draft begins with. */
export function useRascunhoInicial({ numeroFicha, rascunho }: GuiaDetalhada): Abertura | undefined {
  const { data: info } = useSuspenseQuery(infoQuery)
  const login = useSession()?.userLogin ?? ''
  const queryClient = useQueryClient()
  return useAbertura({
    createCopia: () => createCopiaRascunho({ login, numeroFicha, segredo: info.chaveRascunho }),
    lido: rascunho && toVersaoSalva(rascunho),
    readServidor: async () => {
      const { rascunho: agora } = await queryClient.fetchQuery({ ...guiaQuery(numeroFicha), staleTime: 0 })
      return agora && toVersaoSalva(agora)
    },
    vazio: conteudoVazio,
  })
}
